import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './stories.ts';

/** How one picture looked when it was last stored: the hash of its bytes, and its cells as text. */
export type Look = { fingerprint: string; cells: string };

/**
 * The committed looks of a Storybook, each a line of text: an update of some adds a few hundred bytes to the history,
 * an update of all less than a megabyte.
 */
export function openLooks(storybook: string) {
  const file = join(root, 'e2e/stories/looks', `${storybook}.json`);
  const lines: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    names: () => Object.keys(lines),
    get: (name: string): Look | undefined => {
      const line = lines[name];
      const end = line?.indexOf(' ') ?? -1;
      return line === undefined ? undefined : { fingerprint: line.slice(0, end), cells: line.slice(end + 1) };
    },
    set: (name: string, { fingerprint, cells }: Look) => {
      lines[name] = `${fingerprint} ${cells}`;
    },
    remove: (name: string) => {
      delete lines[name];
    },
    save: () => {
      const sorted = Object.fromEntries(Object.entries(lines).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}
