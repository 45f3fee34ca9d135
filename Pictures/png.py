"""Reads what a browser has written as PNG, and writes small pictures with a palette, still or moving."""

import struct
import zlib


class Image:
    """Pixels of three bytes each, row by row from the top."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    def part(self, x, y, width, height):
        rows = [self.pixels[3 * ((y + row) * self.width + x):][:3 * width] for row in range(height)]
        return Image(width, height, b"".join(rows))


def read(path):
    """A PNG of 8 bits a channel, not interlaced, with or without an alpha channel, which is ignored."""
    data = open(path, "rb").read()
    chunks, at = [], 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        chunks.append((kind, data[at + 8:at + 8 + length]))
        at += 12 + length
    width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", dict(chunks)[b"IHDR"])
    if (depth, interlaced) != (8, 0) or color not in (2, 6):
        raise SystemExit(f"{path}: expected 8 bits a channel in RGB or RGBA")
    size = 3 if color == 2 else 4
    raw = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    rows, before = [], bytearray(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        before = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + width * size]), before, size)
        rows.append(bytes(before) if size == 3 else without_alpha(before))
    return Image(width, height, b"".join(rows))


def without_alpha(row):
    pixels = bytearray(len(row) // 4 * 3)
    for channel in range(3):
        pixels[channel::3] = row[channel::4]
    return bytes(pixels)


def unfiltered(kind, row, above, size):
    for i in range(len(row) if kind else 0):
        left = row[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = above[i]
        elif kind == 3:
            guess = (left + above[i]) // 2
        else:
            guess = min((left, above[i], corner), key=lambda value: abs(left + above[i] - corner - value))
        row[i] = (row[i] + guess) & 255
    return row


def palette(images, count):
    """So many colours, by cutting the box of colours with the widest channel in two, weighed by how often they occur."""
    counts = {}
    for image in images:
        pixels = image.pixels
        for i in range(0, len(pixels), 3):
            color = pixels[i:i + 3]
            counts[color] = counts.get(color, 0) + 1
    boxes = [list(counts)]
    while len(boxes) < count:
        spread, box, channel = max(
            ((max(c[n] for c in box) - min(c[n] for c in box)) * sum(counts[c] for c in box) ** 0.25, at, n)
            for at, box in enumerate(boxes) for n in range(3))
        if spread == 0:
            break
        colors = sorted(boxes.pop(box), key=lambda color: color[channel])
        half, seen, cut = sum(counts[color] for color in colors) / 2, 0, 0
        while cut < len(colors) - 1 and (cut == 0 or seen < half):
            seen += counts[colors[cut]]
            cut += 1
        boxes += [colors[:cut], colors[cut:]]
    chosen, places = [], {}
    for box in boxes:
        # The commonest colour of a box keeps flat areas exactly as they are.
        chosen.append(max(box, key=lambda color: counts[color]))
        for color in box:
            places[color] = len(chosen) - 1
    return chosen, places


def indexed(image, places):
    pixels = image.pixels
    return bytes(places[pixels[i:i + 3]] for i in range(0, len(pixels), 3))


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def compressed(indices, width):
    rows = [b"\0" + indices[i:i + width] for i in range(0, len(indices), width)]
    return zlib.compress(b"".join(rows), 9)


def header(image, colors):
    info = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", info) + chunk(b"PLTE", b"".join(colors))


def write(image, path, colors=128):
    chosen, places = palette([image], colors)
    body = chunk(b"IDAT", compressed(indexed(image, places), image.width))
    open(path, "wb").write(header(image, chosen) + body + chunk(b"IEND", b""))


def write_moving(images, delays, path, colors=96):
    """An animated PNG that plays for ever; `delays` are in thousandths of a second. Only what changes is in it."""
    chosen, places = palette(images, colors)
    first = images[0]
    data = header(first, chosen) + chunk(b"acTL", struct.pack(">II", len(images), 0))
    number, before = 0, None
    for image, delay in zip(images, delays):
        indices = indexed(image, places)
        x, y, width, height = changed(before, indices, first.width, first.height)
        rows = [indices[row * first.width + x:][:width] for row in range(y, y + height)]
        control = struct.pack(">IIIIIHHBB", number, width, height, x, y, delay, 1000, 0, 0)
        body = compressed(b"".join(rows), width)
        data += chunk(b"fcTL", control)
        data += chunk(b"IDAT", body) if before is None else chunk(b"fdAT", struct.pack(">I", number + 1) + body)
        number += 1 if before is None else 2
        before = indices
    open(path, "wb").write(data + chunk(b"IEND", b""))


def changed(before, after, width, height):
    """The rectangle outside of which two pictures are the same; never empty."""
    if before is None:
        return 0, 0, width, height
    rows = [y for y in range(height) if before[y * width:(y + 1) * width] != after[y * width:(y + 1) * width]]
    if not rows:
        return 0, 0, 1, 1
    columns = [x for x in range(width) if any(before[y * width + x] != after[y * width + x] for y in rows)]
    return columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1
