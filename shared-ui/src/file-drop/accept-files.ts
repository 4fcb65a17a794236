/** Converts `<input accept>` (`image/*, image/png, .pdf`) to the drop library's map of types; undefined accepts all. */
export function parseAccept(accept: string): Record<string, string[]> | undefined {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  const extensions = rules.filter((rule) => rule.startsWith('.'));
  const types = rules.filter((rule) => !rule.startsWith('.')).map((type): [string, string[]] => [type, []]);
  // The library needs a type for each extension; no file has this one.
  const named: [string, string[]][] = extensions.length > 0 ? [['application/x-by-ending', extensions]] : [];
  return rules.length > 0 ? Object.fromEntries([...types, ...named]) : undefined;
}

/** Adds files, up to `max` in all; `left` are those that did not fit. */
export function addFiles(held: readonly File[], added: readonly File[], max: number): { files: File[]; left: File[] } {
  const files = [...held, ...added];
  return { files: files.slice(0, max), left: files.slice(max) };
}
