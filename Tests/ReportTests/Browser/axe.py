"""What axe-core finds in a page that a browser shows."""

import json

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WIDTHS = (1440, 320)
SCHEMES = ("light", "dark")


class Axe:
    def __init__(self, file):
        with open(file, encoding="utf-8") as source:
            self._source = source.read()
        self.count = 0
        self.failures = []

    def check(self, page, where):
        """Notes what breaks a rule, and counts the rules that had something to look at."""
        if not page.evaluate('"axe" in window'):
            page.evaluate(f"{self._source};0")
        options = json.dumps({"runOnly": RULES, "resultTypes": ["violations"]})
        result = page.evaluate(
            f"axe.run(document, {options}).then(({{ violations, passes }}) => ({{ passes: passes.length, violations: "
            "violations.map(({ id, help, nodes }) => ({ id, help, places: nodes.map(({ target, failureSummary }) => "
            "`${target.join(' ')}: ${failureSummary}`) })) }))")
        self.count += result["passes"]
        for violation in result["violations"]:
            self.count += 1
            places = violation["places"]
            self.failures.append(f"{where}: {violation['id']}, {violation['help']}, {len(places)} times: {places[0]}")
