import {
  type Box,
  boxOf,
  type DesignDocument,
  type DesignObject,
  type FindOutlines,
  type GroupObject,
  mapPoint,
  matrixAt,
  scaleObject,
  walkObjects,
} from '@aaram/shared-domain/design';

export const objectsOf = (document: DesignDocument, area: string): readonly DesignObject[] =>
  document.prints[area] ?? [];

export const withObjects = (
  document: DesignDocument,
  area: string,
  objects: readonly DesignObject[],
): DesignDocument => ({ ...document, prints: { ...document.prints, [area]: [...objects] } });

/** An id that no object of a document has. */
export function nextId(document: DesignDocument, more: readonly DesignObject[] = []): string {
  const taken = new Set(
    [...Object.values(document.prints).flatMap((objects) => objects ?? []), ...more].flatMap((one) =>
      [...walkObjects([one])].map(({ id }) => id),
    ),
  );
  let number = taken.size + 1;
  while (taken.has(`o${number}`)) {
    number += 1;
  }
  return `o${number}`;
}

/** Degrees between -180 and 180. */
export const wrapAngle = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** A move, a rotation and a change of size around a point; mm and degrees. */
export type Change = { dx: number; dy: number; factor: number; rotation: number; origin: { x: number; y: number } };

/** What a gesture makes of an object. Its centre stays in the area. */
export function applyChange(
  object: DesignObject,
  { dx, dy, factor, rotation, origin }: Change,
  area: { width: number; height: number },
): DesignObject {
  const around = matrixAt({ x: origin.x + dx, y: origin.y + dy, turn: rotation, isFlipped: false });
  const [x, y] = mapPoint(around, (object.x - origin.x) * factor, (object.y - origin.y) * factor);
  const within = (value: number, max: number) => rounded(Math.min(max, Math.max(0, value)));
  return {
    ...(factor === 1 ? object : scaleObject(object, factor)),
    x: within(x, area.width),
    y: within(y, area.height),
    turn: rounded(wrapAngle(object.turn + rotation)),
  };
}

/** Objects with some of them changed; locked ones stay as they are. */
export const changeSome = (
  objects: readonly DesignObject[],
  ids: readonly string[],
  change: (object: DesignObject) => DesignObject,
): DesignObject[] => objects.map((one) => (ids.includes(one.id) && !one.isLocked ? change(one) : one));

/** The box around some of the objects. */
export function boxOfSome(
  objects: readonly DesignObject[],
  ids: readonly string[],
  outlinesOf: FindOutlines,
): Box | undefined {
  const boxes = objects.filter(({ id }) => ids.includes(id)).flatMap((one) => boxOf(one, outlinesOf) ?? []);
  const [first] = boxes;
  if (first === undefined) {
    return undefined;
  }
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

/** Some objects as one group, where the highest of them is. */
export function groupObjects(
  objects: readonly DesignObject[],
  ids: readonly string[],
  { id, outlinesOf }: { id: string; outlinesOf: FindOutlines },
): DesignObject[] {
  const box = boxOfSome(objects, ids, outlinesOf);
  const members = objects.filter((one) => ids.includes(one.id));
  const highest = members.at(-1);
  if (box === undefined || highest === undefined || members.length < 2) {
    return [...objects];
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const group: GroupObject = {
    ...{ kind: 'group', id, name: '', x, y, turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false },
    children: members.map((one) => ({ ...one, x: one.x - x, y: one.y - y })),
  };
  return objects.flatMap((one) => (one === highest ? [group] : ids.includes(one.id) ? [] : [one]));
}

function takeApart(group: GroupObject): DesignObject[] {
  const matrix = matrixAt({ x: group.x, y: group.y, turn: group.turn, isFlipped: group.flip });
  return group.children.map((child) => {
    const [x, y] = mapPoint(matrix, child.x, child.y);
    return {
      ...child,
      x: rounded(x),
      y: rounded(y),
      turn: wrapAngle(group.turn + (group.flip ? -child.turn : child.turn)),
      flip: child.flip !== group.flip,
      opacity: Math.max(0.05, child.opacity * group.opacity),
    };
  });
}

/** The groups among some objects taken apart. */
export const ungroupObjects = (objects: readonly DesignObject[], ids: readonly string[]): DesignObject[] =>
  objects.flatMap((one) => (one.kind === 'group' && ids.includes(one.id) && !one.isLocked ? takeApart(one) : [one]));

/** Copies of some objects, a little to the lower right, above all others. */
export function duplicateObjects(document: DesignDocument, area: string, ids: readonly string[]) {
  const made: DesignObject[] = [];
  const copy = (object: DesignObject, offset: number): DesignObject => {
    const one = { ...object, id: nextId(document, made), x: object.x + offset, y: object.y + offset };
    made.push(one);
    return one.kind === 'group' ? { ...one, children: one.children.map((child) => copy(child, 0)) } : one;
  };
  const copies = objectsOf(document, area)
    .filter(({ id }) => ids.includes(id))
    .map((one) => copy(one, 8));
  return { document: withObjects(document, area, [...objectsOf(document, area), ...copies]), copies };
}

/** An object one layer higher or lower. */
export function reorderObject(objects: readonly DesignObject[], id: string, by: 1 | -1): DesignObject[] {
  const from = objects.findIndex((one) => one.id === id);
  const to = from + by;
  const [moved, other] = [objects[from], objects[to]];
  return moved === undefined || other === undefined
    ? [...objects]
    : objects.map((one, at) => (at === from ? other : at === to ? moved : one));
}

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Moves some objects to an edge or the middle of the area. */
export function alignObjects(
  objects: readonly DesignObject[],
  ids: readonly string[],
  { to, area, outlinesOf }: { to: Alignment; area: { width: number; height: number }; outlinesOf: FindOutlines },
): DesignObject[] {
  return changeSome(objects, ids, (one) => {
    const box = boxOf(one, outlinesOf);
    if (box === undefined) {
      return one;
    }
    const goals: Record<Alignment, { dx?: number; dy?: number }> = {
      left: { dx: -box.x },
      center: { dx: area.width / 2 - box.x - box.width / 2 },
      right: { dx: area.width - box.x - box.width },
      top: { dy: -box.y },
      middle: { dy: area.height / 2 - box.y - box.height / 2 },
      bottom: { dy: area.height - box.y - box.height },
    };
    const { dx = 0, dy = 0 } = goals[to];
    return { ...one, x: rounded(one.x + dx), y: rounded(one.y + dy) };
  });
}
