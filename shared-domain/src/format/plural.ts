import { locale } from '#texts/language.ts';

const rules = new Intl.PluralRules(locale);

/** Words for a count, by the forms that the language has (CLDR); English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that the language uses for `count`: `plural(2, { one: 'item', other: 'items' })` is 'items'. */
export const plural = (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
