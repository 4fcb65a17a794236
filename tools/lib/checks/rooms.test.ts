import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAX_NAMES = 12;
const MAX_FILES = 25;
const runtime = resolve(import.meta.dirname, '../../../runtime');
const rooms = globSync('**/index.ts', { cwd: runtime, exclude: ['**/node_modules'] }).map((file) => dirname(file));

/** The names that the door of a room exports. */
function listNames(room: string): string[] {
  const text = readFileSync(join(runtime, room, 'index.ts'), 'utf8');
  return [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

describe('the rooms of runtime', () => {
  it('have at most 12 names at each door', () => {
    expect(rooms.length).toBeGreaterThan(20);
    const counts = rooms.map((room) => ({ room, names: listNames(room).length }));
    expect(counts.filter(({ names }) => names === 0 || names > MAX_NAMES)).toEqual([]);
  });

  it('are each described in a README, of their own or of the room around them', () => {
    const isDescribed = (room: string) =>
      existsSync(join(runtime, room, 'README.md')) ||
      readFileSync(join(runtime, room.split('/')[0] ?? '', 'README.md'), 'utf8').includes(room.split('/')[1] ?? room);
    expect(rooms.filter((room) => !isDescribed(room))).toEqual([]);
  });

  it('have at most 25 files in a folder', () => {
    const sources = globSync('**/*.{ts,mjs}', { cwd: runtime, exclude: ['**/node_modules'] });
    const folders = Map.groupBy(
      sources.filter((file) => !file.includes('.test.')),
      (file) => dirname(file),
    );
    expect([...folders].filter(([, files]) => files.length > MAX_FILES).map(([folder]) => folder)).toEqual([]);
  });
});
