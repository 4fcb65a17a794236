export type AcceptRules = {
  /** As in `<input accept>`: `image/*`, `image/png`, `.pdf`. */
  accept: string;
  /** Most files allowed in all. */
  max: number;
};

/** Adds what fits to the files held; `refused` counts what was left out. */
export function acceptFiles(
  held: readonly File[],
  added: readonly File[],
  { accept, max }: AcceptRules,
): { files: File[]; refused: number } {
  const fitting = added.filter((file) => isAccepted(file, accept));
  const files = [...held, ...fitting].slice(0, max);
  return { files, refused: held.length + added.length - files.length };
}

function isAccepted(file: File, accept: string): boolean {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  const type = file.type.toLowerCase();
  return (
    rules.length === 0 ||
    rules.some((rule) => {
      if (rule.startsWith('.')) {
        return file.name.toLowerCase().endsWith(rule);
      }
      return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
    })
  );
}
