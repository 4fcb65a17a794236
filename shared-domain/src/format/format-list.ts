import { locale } from '#texts/language.ts';

const list = new Intl.ListFormat(locale);
const choice = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Names several things in a sentence: 'a, b and c'. */
export const formatList = (items: readonly string[]) => list.format(items);

/** Names things of which one is chosen: 'a, b or c'. */
export const formatChoice = (items: readonly string[]) => choice.format(items);

/** Parts of a sentence such as links, with the commas and the 'and' between them. */
export function listParts<Part>(parts: readonly Part[]): (Part | string)[] {
  const places = parts.map((_, place) => String(place));
  return list.formatToParts(places).flatMap(({ type, value }): readonly (Part | string)[] => {
    const place = Number(value);
    return type === 'element' ? parts.slice(place, place + 1) : [value];
  });
}
