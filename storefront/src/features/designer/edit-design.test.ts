import type { DesignObject, GroupObject } from '@aaram/shared-domain/design';
import { describe, expect, it } from 'vitest';
import {
  alignObjects,
  applyChange,
  boxOfSome,
  duplicateObjects,
  groupObjects,
  nextId,
  reorderObject,
  ungroupObjects,
} from './edit-design.ts';
import { emptyDocument } from './empty-document.ts';
import { fitInto } from './fit-into.ts';
import { addStep, beginHistory, stepBack, stepForward } from './history.ts';
import { pinchBy, rotateBy, sizeBy, snapMove, still } from './stage/gesture.ts';

const shape = (id: string, x: number, y: number, more: object = {}): DesignObject => ({
  ...{ kind: 'shape', id, name: '', x, y, width: 20, height: 10, art: 'square@1', ink: '#000000', outline: null },
  ...{ turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false },
  ...more,
});
const none = () => undefined;
const area = { width: 300, height: 400 };
const round = ({ x, y, turn }: DesignObject) => [Math.round(x), Math.round(y), Math.round(turn)];

describe('steps', () => {
  it('of one kind within half a second are one, and at most a hundred are taken back', () => {
    let history = beginHistory(0);
    history = addStep(history, 1, 'move', 0);
    history = addStep(history, 2, 'move', 400);
    history = addStep(history, 3, 'move', 1000);
    history = addStep(history, 4, 'rotate', 1100);
    expect([history.past, stepBack(history).present, stepForward(stepBack(history)).present]).toEqual([
      [0, 2, 3],
      3,
      4,
    ]);
    for (let at = 0; at < 150; at += 1) {
      history = addStep(history, at, '', at);
    }
    expect(history.past).toHaveLength(100);
    expect(stepForward(history)).toBe(history);
  });

  it('that were taken back end with the next change', () => {
    const history = stepBack(addStep(beginHistory(0), 1, '', 0));
    expect(addStep(history, 2, '', 1).future).toEqual([]);
  });
});

describe('a group', () => {
  it('holds its members where they are, and gives them back where they have come', () => {
    const objects = [shape('a', 50, 50), shape('b', 90, 70), shape('c', 10, 10)];
    const grouped = groupObjects(objects, ['a', 'b'], { id: 'g', outlinesOf: none });
    expect(grouped.map(({ id }) => id)).toEqual(['g', 'c']);
    expect(boxOfSome(grouped, ['g'], none)).toEqual(boxOfSome(objects, ['a', 'b'], none));
    const rotated = applyChange(grouped[0] as GroupObject, { ...still({ x: 70, y: 60 }), rotation: 90 }, area);
    const free = ungroupObjects([rotated], ['g']);
    expect(free.map(round)).toEqual([
      [80, 40, 90],
      [60, 80, 90],
    ]);
  });

  it('that is mirrored gives its members back mirrored', () => {
    const [group] = groupObjects([shape('a', 40, 50, { turn: 30 }), shape('b', 80, 50)], ['a', 'b'], {
      id: 'g',
      outlinesOf: none,
    });
    const free = ungroupObjects([{ ...(group as GroupObject), flip: true }], ['g']);
    expect(free.map((one) => [...round(one), one.flip])[0]).toEqual([expect.any(Number), 50, -30, true]);
    expect(free[0]?.x).toBeGreaterThan(free[1]?.x ?? 0);
  });
});

describe('an edit', () => {
  it('keeps the centre in the area, and scales around it', () => {
    const moved = applyChange(shape('a', 50, 50), { ...still({ x: 50, y: 50 }), dx: -500, factor: 2 }, area);
    expect(moved).toMatchObject({ x: 0, y: 50, width: 40, height: 20 });
  });

  it('copies with ids of their own, also of children', () => {
    const [group] = groupObjects([shape('a', 40, 50), shape('b', 80, 50)], ['a', 'b'], { id: 'g', outlinesOf: none });
    const document = { ...emptyDocument('tee@1'), prints: { front: [group as DesignObject] } };
    const { document: made } = duplicateObjects(document, 'front', ['g']);
    const ids = JSON.stringify(made).match(/"id":"[^"]+"/g) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
    expect(ids).not.toContain(`"id":"${nextId(made)}"`);
  });

  it('changes the order by one, and no locked object', () => {
    const objects = [shape('a', 0, 0), shape('b', 0, 0)];
    expect(reorderObject(objects, 'a', 1).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(reorderObject(objects, 'b', 1).map(({ id }) => id)).toEqual(['a', 'b']);
    const locked = shape('c', 50, 50, { isLocked: true });
    expect(alignObjects([locked], ['c'], { to: 'left', area, outlinesOf: none })).toEqual([locked]);
  });

  it.each([
    ['left', 10, 50],
    ['center', 150, 50],
    ['right', 290, 50],
    ['top', 50, 5],
    ['middle', 50, 200],
    ['bottom', 50, 395],
  ] as const)('lines up %s on the area', (to, x, y) => {
    const [one] = alignObjects([shape('a', 50, 50)], ['a'], { to, area, outlinesOf: none });
    expect([one?.x, one?.y]).toEqual([x, y]);
  });

  it('fits a design into a smaller area at the same position', () => {
    expect(fitInto([shape('a', 150, 200)], area, { width: 100, height: 100 })[0]).toMatchObject({
      x: 50,
      y: 50,
      width: 5,
    });
  });
});

describe('a gesture', () => {
  const box = { x: 100, y: 100, width: 20, height: 10 };
  it('comes to rest at the middle of the area and at other parts', () => {
    const around = [{ x: 0, y: 0, ...area }];
    expect(snapMove(box, { dx: 39, dy: 0 }, around)).toEqual({ dx: 40, dy: 0, guides: [{ axis: 'x', at: 150 }] });
    expect(snapMove(box, { dx: 34, dy: 7 }, around)).toEqual({ dx: 34, dy: 7, guides: [] });
  });

  it('of two fingers moves, rotates and scales at once', () => {
    const change = pinchBy(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: 10, y: 10 },
        { x: 10, y: 30 },
      ],
    );
    expect(change).toEqual({ origin: { x: 5, y: 0 }, dx: 5, dy: 20, factor: 2, rotation: 90 });
  });

  it('of a handle scales from the middle and rotates to straight angles', () => {
    expect(sizeBy({ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 6, y: 8 }).factor).toBe(2);
    expect(rotateBy({ x: 0, y: 0 }, { x: 0, y: -10 }, { x: 10, y: -0.3 }, 0).rotation).toBe(90);
    expect(rotateBy({ x: 0, y: 0 }, { x: 0, y: -10 }, { x: 10, y: -5 }, 0).rotation).toBeCloseTo(63.43);
  });
});
