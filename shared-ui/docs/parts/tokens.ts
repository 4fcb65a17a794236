export type Token = { name: string; value: string };

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      yield rule;
    } else if (rule instanceof CSSGroupingRule) {
      yield* styleRules(rule.cssRules);
    }
  }
}

/** Rules of the style sheets that can be read; those of other origins throw. */
function readableRules(): CSSRuleList[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [sheet.cssRules];
    } catch {
      return [];
    }
  });
}

/** Every custom property with this prefix that the style sheets of the page define at the root. */
export function listTokens(prefix: string): Token[] {
  const names = new Set<string>();
  for (const rules of readableRules()) {
    for (const rule of styleRules(rules)) {
      for (const name of rule.selectorText.includes(':root') ? rule.style : []) {
        if (name.startsWith(prefix)) {
          names.add(name);
        }
      }
    }
  }
  const style = getComputedStyle(document.documentElement);
  return [...names].map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}
