/** `<input accept>` (`image/*, image/png, .pdf`) as the map of types the drop library takes; undefined takes anything. */
export function parseAccept(accept: string): Record<string, string[]> | undefined {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  const extensions = rules.filter((rule) => rule.startsWith('.'));
  const types = rules.filter((rule) => !rule.startsWith('.')).map((type): [string, string[]] => [type, []]);
  // An ending needs some type to hang on; this one is no file's.
  const named: [string, string[]][] = extensions.length > 0 ? [['application/x-by-ending', extensions]] : [];
  return rules.length > 0 ? Object.fromEntries([...types, ...named]) : undefined;
}

/** Adds files to those held, at most `max` in all; `left` are those that had no room. */
export function addFiles(held: readonly File[], added: readonly File[], max: number): { files: File[]; left: File[] } {
  const files = [...held, ...added];
  return { files: files.slice(0, max), left: files.slice(max) };
}
