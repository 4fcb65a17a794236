/**
 * What a product's words are compared with. `forms`: one of them must be there as a whole word, or with `isStart` as the
 * beginning of one.
 */
export type Pattern = { forms: readonly string[]; isStart?: boolean };
/** Patterns that must all be there: the words of "crop top". */
export type Phrase = readonly Pattern[];
/**
 * One thing that is looked for. Each level is a list of phrases, of which one is enough; an earlier level is nearer to
 * what was typed ("red" before "crimson"). `hints` make a product come earlier, but are not needed.
 */
export type WordGroup = { levels: readonly (readonly Phrase[])[]; hints?: readonly Pattern[] };

/** A token of a product's words that is neither in its name nor on its shelf begins with this sign. */
export const EXTRA = ':';
const bare = (token: string) => (token.startsWith(EXTRA) ? token.slice(EXTRA.length) : token);

/** Whether a product's word is what a pattern looks for. */
export function fitsPattern({ forms, isStart = false }: Pattern, token: string): boolean {
  const word = bare(token);
  return forms.some((form) => (isStart ? word.startsWith(form) : word === form));
}

const quote = (form: string, suffix: string) => `'${form.replaceAll(/['\\]/g, '')}'${suffix}`;
const either = (parts: readonly string[], joint: string) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(joint)})`;

/** A pattern as a tsquery of PostgreSQL; `weights` such as 'AB' limit it to those parts of a product's words. */
export function patternQuery({ forms, isStart = false }: Pattern, weights = ''): string {
  const flags = `${isStart ? '*' : ''}${weights}`;
  return either(
    forms.map((form) => quote(form, flags === '' ? '' : `:${flags}`)),
    ' | ',
  );
}

/** Phrases of which one is enough, as a tsquery. */
export const phrasesQuery = (phrases: readonly Phrase[], weights = ''): string =>
  either(
    phrases.map((phrase) =>
      either(
        phrase.map((pattern) => patternQuery(pattern, weights)),
        ' & ',
      ),
    ),
    ' | ',
  );

/** All groups, each in any of its levels, as a tsquery. */
export const groupsQuery = (groups: readonly WordGroup[]): string =>
  either(
    groups.map(({ levels }) => phrasesQuery(levels.flat())),
    ' & ',
  );
