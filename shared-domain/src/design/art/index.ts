import { entriesOf } from '../../records/index.ts';
import { type Box, boundsOf, mapPath, type Path, type Segment } from '../path.ts';
import type { Drawn } from './draw.ts';
import { everyday } from './everyday.ts';
import { festive } from './festive.ts';
import { florals } from './florals.ts';
import { shapes } from './shapes.ts';

/** The store's own art. An id is stored in designs and its drawing never changes: another edition gets another number. */
const collections = { shapes, florals, festive, everyday };
export type ArtCollection = keyof typeof collections;
const all: Drawn = { ...shapes, ...florals, ...festive, ...everyday };

export type Art = { id: string; label: string; collection: ArtCollection };

export const listArt = (): Art[] =>
  entriesOf(collections).flatMap(([collection, drawn]) =>
    Object.entries(drawn).map(([id, [label]]) => ({ id, label, collection })),
  );

export const isArt = (id: string): boolean => Object.hasOwn(all, id);
export const labelOfArt = (id: string): string => all[id]?.[0] ?? id;

const drawn = new Map<string, { path: Path; box: Box }>();

/** A piece as it was drawn, with its box. One that is not known draws nothing. */
function draw(id: string): { path: Path; box: Box } {
  const known = drawn.get(id);
  if (known !== undefined) {
    return known;
  }
  const path = isArt(id) ? (all[id]?.[1]() ?? []) : [];
  const made = { path, box: boundsOf(path) ?? { x: 0, y: 0, width: 1, height: 1 } };
  if (path.length > 0) {
    drawn.set(id, made);
  }
  return made;
}

/** Height of a piece divided by its width, as it was drawn. */
export function ratioOfArt(id: string): number {
  const { box } = draw(id);
  return box.height / box.width;
}

/** A piece of art in a box of this size around the middle, mm. */
export function findArt(id: string, width: number, height: number): Segment[] {
  const { path, box } = draw(id);
  return mapPath(path, (x, y) => [((x - box.x) / box.width - 0.5) * width, ((y - box.y) / box.height - 0.5) * height]);
}
