/** Numbers for texts, and for sets of texts, so that equal ones are one object in memory. */
export function createDictionary() {
  const codes = new Map<string, number>();
  const texts: string[] = [];
  const sets = new Map<string, readonly number[]>();
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
    set(values: readonly string[]): readonly number[] {
      const found = [...new Set(values.map(code))].sort((a, b) => a - b);
      const key = found.join();
      const known = sets.get(key);
      if (known === undefined) {
        sets.set(key, found);
      }
      return known ?? found;
    },
    list: (values: readonly string[]): readonly number[] => values.map(code),
    /** One flag for each known text: whether `isWanted`. */
    flags: (isWanted: (text: string) => boolean) => Uint8Array.from(texts, (text) => (isWanted(text) ? 1 : 0)),
  };
}

export type Dictionary = ReturnType<typeof createDictionary>;
