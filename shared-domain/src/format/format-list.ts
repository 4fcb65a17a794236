import { locale } from '#texts/language.ts';

// Made when they are used first, which takes a browser tens of milliseconds.
let list: Intl.ListFormat | undefined;
let choice: Intl.ListFormat | undefined;

function findList(): Intl.ListFormat {
  list ??= new Intl.ListFormat(locale);
  return list;
}

/** Names several things in a sentence: 'a, b and c'. */
export const formatList = (items: readonly string[]) => findList().format(items);

/** Names things of which one is chosen: 'a, b or c'. */
export function formatChoice(items: readonly string[]): string {
  choice ??= new Intl.ListFormat(locale, { type: 'disjunction' });
  return choice.format(items);
}

/** Parts of a sentence such as links, with the commas and the 'and' between them. */
export function listParts<Part>(parts: readonly Part[]): (Part | string)[] {
  const indexes = parts.map((_, index) => String(index));
  return findList()
    .formatToParts(indexes)
    .flatMap(({ type, value }): readonly (Part | string)[] => {
      const index = Number(value);
      return type === 'element' ? parts.slice(index, index + 1) : [value];
    });
}
