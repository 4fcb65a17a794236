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

/** Style sheets that may be read; those of other origins refuse. */
function readableRules(): CSSRuleList[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [sheet.cssRules];
    } catch {
      return [];
    }
  });
}

/** Every custom property whose name begins so, as the style sheets of this page define it at the root. */
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
