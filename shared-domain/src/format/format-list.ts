import { locale } from '#texts/language.ts';

const list = new Intl.ListFormat(locale);

/** Names several things in a sentence: 'a, b and c'. */
export const formatList = (items: readonly string[]) => list.format(items);
