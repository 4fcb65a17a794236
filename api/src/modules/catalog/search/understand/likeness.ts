/** How a word sounds, for words of India written in Latin letters: "kurtaa" and "kurta", "shooz" and "shuz" are one. */
function soundOf(word: string): string {
  return word
    .replaceAll(/aa+/g, 'a')
    .replaceAll(/ee+|ii+|ie|ea/g, 'i')
    .replaceAll(/oo+|ou/g, 'u')
    .replaceAll('ph', 'f')
    .replaceAll('gh', 'g')
    .replaceAll('kh', 'k')
    .replaceAll('bh', 'b')
    .replaceAll('dh', 'd')
    .replaceAll('th', 't')
    .replaceAll('jh', 'j')
    .replaceAll('chh', 'ch')
    .replaceAll('ck', 'k')
    .replaceAll('q', 'k')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('x', 'ks')
    .replaceAll(/(.)\1+/gu, '$1')
    .replace(/([^aeiou])[ae]$/, '$1');
}

const LONG = 7;

/** One more row of the table of errors between two words. */
function nextRow(from: readonly string[], to: readonly string[], { row, before, older }: Rows): number[] {
  const isSwapped = (at: number) => row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
  const now = [row];
  for (let at = 1; at <= to.length; at += 1) {
    const isChanged = from[row - 1] !== to[at - 1];
    const swapped = isSwapped(at) ? (older[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    const changed = (before[at - 1] ?? 0) + Number(isChanged);
    now[at] = Math.min((before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, changed, swapped);
  }
  return now;
}
type Rows = { row: number; before: readonly number[]; older: readonly number[] };

/** How many typing errors lead from one word to the other: letters changed, left out, added, or two swapped. */
export function countErrors(one: string, other: string, most: number): number {
  const from = [...one];
  const to = [...other];
  if (Math.abs(from.length - to.length) > most) {
    return most + 1;
  }
  let older: readonly number[] = [];
  let before: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const now = nextRow(from, to, { row, before, older });
    older = before;
    before = now;
  }
  return before[to.length] ?? most + 1;
}

/** Whether one is the other with a few wrong letters, or sounds the same. */
export const isTypingError = (typed: string, meant: string): boolean =>
  soundOf(typed) === soundOf(meant) || countErrors(typed, meant, 2) <= 2;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,})ing$/, '$1'],
  [/^(.{3,})ed$/, '$1'],
  [/^(.{3,})ियों$/, '$1ी'],
  [/^(.{3,})िया[ंँ]$/, '$1ी'],
  [/^(.{2,})ों$/, '$1'],
  [/^(.{2,})ों$/, '$1ा'],
  [/^(.{2,})ें$/, '$1'],
  [/^(.{2,})े$/, '$1ा'],
];

/** What may be left of a word without its ending, in English and Hindi: "glow" of "glowing". */
export const stemsOf = (word: string): string[] =>
  ENDINGS.flatMap(([ending, stem]) => (ending.test(word) ? [word.replace(ending, stem)] : []));

/**
 * The term that was most likely meant; undefined when none is near. Words of three letters and less, and those with
 * digits, are never corrected.
 */
export function findLikely(word: string, terms: readonly string[]): string | undefined {
  const length = [...word].length;
  if (length < 4 || !/^[\p{L}\p{M}]+$/u.test(word)) {
    return undefined;
  }
  const most = length >= LONG ? 2 : 1;
  const sound = soundOf(word);
  let best: { term: string; errors: number } | undefined;
  for (const term of terms) {
    const isAlike = term.length > 3 && term[0] === word[0];
    const errors = isAlike && soundOf(term) === sound ? 0.5 : countErrors(word, term, most);
    if (errors <= most && [...term].length >= 4 && (best === undefined || errors < best.errors)) {
      best = { term, errors };
    }
  }
  return best?.term;
}
