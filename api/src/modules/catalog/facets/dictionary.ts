/** Number of unused entries that may stay: rebuilding costs more. */
const SPARE = 10_000;

/**
 * Numbers for texts and for sets of texts. Products share few sets (of sizes, of tags), so a filter is evaluated once
 * per set, and each product costs one array lookup.
 */
export function createDictionary() {
  const codes = new Map<string, number>();
  const texts: string[] = [];
  const setNumbers = new Map<string, number>();
  const sets: (readonly number[])[] = [];

  const code = (text: string) => {
    const known = codes.get(text);
    if (known !== undefined) {
      return known;
    }
    codes.set(text, texts.length);
    return texts.push(text) - 1;
  };

  return {
    texts,
    sets,
    /** Whether it knows more sets than this many rows can use, plus the spare. */
    hasOldSets: (rows: number) => sets.length > rows + SPARE,
    /** Whether it knows more texts than are in use, plus the spare. */
    hasOldTexts: (inUse: number) => texts.length > inUse + SPARE,
    codes: (values: readonly string[]): number[] => values.map(code),
    /** The number of a set. The same texts in another order may get another number, which does no harm. */
    set(values: readonly string[]): number {
      const [only] = values;
      const key = values.length === 1 && only !== undefined ? only : `\n${values.join('\n')}`;
      const known = setNumbers.get(key);
      if (known !== undefined) {
        return known;
      }
      setNumbers.set(key, sets.length);
      return sets.push([...new Set(values.map(code))]) - 1;
    },
    /** The numbers of those of these texts that are known. */
    knownCodes: (values: readonly string[]): ReadonlySet<number> =>
      new Set(values.flatMap((value) => codes.get(value) ?? [])),
    /** The numbers of all known texts that are wanted. */
    findCodes: (isWanted: (text: string) => boolean): ReadonlySet<number> =>
      new Set(texts.flatMap((text, number) => (isWanted(text) ? [number] : []))),
    /** For each known text, whether it is wanted. */
    wantedTexts: (isWanted: (text: string) => boolean) => Uint8Array.from(texts, (text) => (isWanted(text) ? 1 : 0)),
    /** For each known set, whether it contains one of the wanted texts. */
    wantedSets(values: readonly string[]): Uint8Array {
      const wanted = new Set(values.map((value) => codes.get(value)));
      return Uint8Array.from(sets, (set) => (set.some((one) => wanted.has(one)) ? 1 : 0));
    },
  };
}
export type Dictionary = ReturnType<typeof createDictionary>;
