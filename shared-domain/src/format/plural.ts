import { locale } from '#texts/language.ts';

let rules: Intl.PluralRules | undefined;

/** Words for a count, by the forms that the language has (CLDR); English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that the language uses for `count`: `plural(2, { one: 'item', other: 'items' })` is 'items'. */
export function plural(count: number, forms: Forms): string {
  // Made when it is needed: a first load needs none.
  rules ??= new Intl.PluralRules(locale);
  return forms[rules.select(count)] ?? forms.other;
}
