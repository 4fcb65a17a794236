import { type SearchWordInput, searchWordKinds } from '@aaram/shared-domain/search-words';

/** Lists are lines; what is pasted from a file has `|` between. */
export type TypedWords = { kind: string; terms: string; targets: string; note: string };

export const hasTargets = (kind: string) => kind !== 'same' && kind !== 'drop';

const readLines = (typed: string) =>
  typed
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is typed, as the server takes it. */
export function readWords({ kind: chosen, terms, targets, note }: TypedWords): SearchWordInput {
  const kind = searchWordKinds.find((one) => one === chosen) ?? 'same';
  return { kind, terms: readLines(terms), targets: hasTargets(kind) ? readLines(targets) : [], note };
}
