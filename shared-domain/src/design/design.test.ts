import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findArt, listArt, ratioOfArt } from './art/index.ts';
import { bendPath } from './bend-path.ts';
import { clothOf, isLikeCloth } from './cloth.ts';
import { describeDesign } from './describe.ts';
import { boxOf, paint } from './display-list.ts';
import type { DesignDocument, DesignObject, PictureObject, ShapeObject, TextObject } from './document.ts';
import { drape } from './drape.ts';
import { listAreas, overlapsIn, type PrintArea } from './garments.ts';
import { layText, type TextOutlines } from './lay-text.ts';
import { boundsOf, formatPath, mapPoint, matrixAt, multiply, parsePath } from './path.ts';
import { preflight } from './preflight.ts';
import { designDocumentSchema } from './schema.ts';

const base = { id: 'o1', name: '', x: 100, y: 100, turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false };
const shape = (more: Partial<ShapeObject> = {}): ShapeObject => ({
  ...{ ...base, kind: 'shape', art: 'square@1', width: 40, height: 20, ink: '#b3262f', outline: null },
  ...more,
});
const text = (more: Partial<TextObject> = {}): TextObject => ({
  ...{ ...base, kind: 'text', text: 'HH', font: 'hind@1', size: 20, ink: '#b3262f', outline: null, spacing: 0 },
  ...{ curve: 0, align: 'center', leading: 1 },
  ...more,
});
const picture = (more: Partial<PictureObject> = {}): PictureObject => ({
  ...{ ...base, kind: 'picture', media: '/media/design-a/1.webp', pixels: { width: 1000, height: 500 }, width: 100 },
  ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, mask: 'none' },
  ...more,
});
/** Two letters that are boxes of half an em, in each line. */
const boxes = (lines: number): TextOutlines => ({
  ascent: 800,
  descent: 200,
  lines: Array.from({ length: lines }, () => [0, 1].map(() => ({ d: 'M0 0L500 0L500 -700L0 -700Z', advance: 500 }))),
});
const noText = () => undefined;
const [front] = listAreas('tee@1') as [PrintArea];

describe('a path', () => {
  it('is read and written without a loss of more than a micrometre', () => {
    const d = 'M1 2L3.5 -4Q1 1 2 2C1 1 2 2 3.1236 3Z';
    expect(formatPath(parsePath(d))).toBe('M1 2L3.5 -4Q1 1 2 2C1 1 2 2 3.124 3Z');
    expect(() => parsePath('M1 2 H4')).toThrow(/cannot have/);
  });

  it('has its box where its curves turn, and not at their handles', () => {
    expect(boundsOf(parsePath('M0 0Q50 100 100 0'))).toEqual({ x: 0, y: 0, width: 100, height: 50 });
    expect(boundsOf(parsePath('M0 0C0 100 100 100 100 0'))?.height).toBeCloseTo(75);
    expect(boundsOf([])).toBeUndefined();
  });

  it('is moved, turned and mirrored in this sequence', () => {
    const [x, y] = mapPoint(matrixAt({ x: 10, y: 20, turn: 90, isFlipped: true }), 5, 0);
    expect([x, y].map(Math.round)).toEqual([10, 15]);
    const twice = multiply(
      matrixAt({ x: 1, y: 0, turn: 0, isFlipped: false }),
      matrixAt({ x: 2, y: 3, turn: 0, isFlipped: false }),
    );
    expect(mapPoint(twice, 0, 0)).toEqual([3, 3]);
  });

  it('that is bent keeps its middle where it was, and its ends on the circle', () => {
    const bent = bendPath(parsePath('M-50 0L50 0'), 100, 180, 1);
    const radius = 100 / Math.PI;
    const [start, end] = [bent[0], bent.at(-1)];
    expect([start?.[1], start?.[2]].map((one) => Number(one).toFixed(2))).toEqual([
      (-radius).toFixed(2),
      radius.toFixed(2),
    ]);
    expect([end?.[1], end?.[2]].map((one) => Number(one).toFixed(2))).toEqual([radius.toFixed(2), radius.toFixed(2)]);
    const highest = Math.min(...bent.map((one) => Number(one[2])));
    expect(highest).toBeCloseTo(0, 1);
    // Downwards, the middle is the lowest point.
    expect(Math.max(...bendPath(parsePath('M-50 0L50 0'), 100, -180, 1).map((one) => Number(one[2])))).toBeCloseTo(
      0,
      1,
    );
  });
});

describe('a text', () => {
  it('takes its letters with their spacing, and its lines with their leading', () => {
    const { box } = layText(boxes(2), text({ spacing: 3, leading: 1.5 }));
    // Two letters of half an em, and a space of 3 mm between them; ascent and descent are an em together.
    expect(box).toEqual({ x: -11.5, y: -25, width: 23, height: 50 });
  });

  // rules: designs
  it('is one path, so that an outline around it has no seams', () => {
    const items = paint([text({ outline: { ink: '#ffffff', width: 1 } })], () => boxes(1));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ stroke: { ink: '#ffffff', width: 2 }, rule: 'nonzero' });
  });

  it('lines up its lines', () => {
    const outlines = { ...boxes(1), lines: [boxes(1).lines[0] ?? [], (boxes(1).lines[0] ?? []).slice(1)] };
    const startOf = (align: TextObject['align']) => {
      const [item] = paint([text({ align })], () => outlines);
      const starts = parsePath(item?.kind === 'path' ? item.d : '').filter(([letter]) => letter === 'M');
      return starts.map(([, x]) => x);
    };
    expect([startOf('left')[2], startOf('center')[2], startOf('right')[2]]).toEqual([90, 95, 100]);
  });

  it('waits for its outlines', () => {
    expect(paint([text()], noText)).toEqual([]);
    expect(boxOf(text(), noText)).toBeUndefined();
  });
});

describe('what is painted', () => {
  it('leaves out what is hidden, and multiplies what is see-through', () => {
    const group: DesignObject = {
      ...base,
      kind: 'group',
      opacity: 0.5,
      children: [shape({ id: 'a', opacity: 0.5, x: 0, y: 0 }), shape({ id: 'b', isHidden: true })],
    };
    const items = paint([group], noText);
    expect(items.map(({ opacity }) => opacity)).toEqual([0.25]);
  });

  it('turns children with their group', () => {
    const group: DesignObject = { ...base, kind: 'group', turn: 90, children: [shape({ id: 'a', x: 30, y: 0 })] };
    const box = boxOf(group, noText);
    expect(box && [box.x, box.y, box.width, box.height].map(Math.round)).toEqual([90, 110, 20, 40]);
  });

  it('prints a picture as high as what is left of it', () => {
    const [item] = paint([picture({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })], noText);
    expect(item).toMatchObject({ width: 100, height: 100 });
  });
});

describe('the art of the store', () => {
  it.each(listArt().map(({ id }) => id))('%s fills its box and no more', (id) => {
    const ratio = ratioOfArt(id);
    expect(ratio).toBeGreaterThan(0.01);
    const box = boundsOf(findArt(id, 50, 50 * ratio));
    expect(box?.width).toBeCloseTo(50);
    expect(box?.height).toBeCloseTo(50 * ratio);
  });

  it('has sixty pieces and more, each with a name of its own', () => {
    expect(listArt().length).toBeGreaterThanOrEqual(60);
    expect(new Set(listArt().map(({ label }) => label)).size).toBe(listArt().length);
  });
});

describe('before it is printed', () => {
  const context = { area: front, outlinesOf: () => boxes(1), cloth: '#f7f6f3' };
  // rules: print-files
  it.each([
    ['soft-picture', picture({ width: 180, x: 152 })],
    ['thin-line', shape({ height: 0.4 })],
    ['thin-line', text({ outline: { ink: '#000000', width: 0.3 } })],
    ['small-text', text({ size: 2.5 })],
    ['clear', shape({ opacity: 0.5 })],
    ['outside-safe', shape({ x: 23 })],
    ['outside-area', shape({ x: 10 })],
    ['like-cloth', shape({ ink: '#ffffff' })],
  ] as const)('%s is said', (kind, object) => {
    expect(preflight([object], context).map((one) => one.kind)).toEqual([kind]);
    expect(preflight([{ ...object, isHidden: true }], context)).toEqual([]);
  });

  it('an outline in another colour makes an ink like the cloth visible', () => {
    expect(preflight([shape({ ink: '#ffffff', outline: { ink: '#000000', width: 1 } })], context)).toEqual([]);
  });

  it('cloths are known by the names of colours', () => {
    expect([clothOf('hoodie', 'Grey'), clothOf('jacket', 'gray'), clothOf('tee', 'no such colour')]).toEqual([
      '#a9abb0',
      '#9ea1a8',
      '#f7f6f3',
    ]);
    expect([isLikeCloth('#ffffff', '#f7f6f3'), isLikeCloth('#000000', '#f7f6f3')]).toEqual([true, false]);
  });
});

describe('a document', () => {
  const documentOf = (prints: DesignDocument['prints']): DesignDocument => ({ v: 1, areas: 'tee@1', prints });

  it('is described for those who do not see it', () => {
    const sentence = describeDesign(
      documentOf({ front: [text({ text: 'Goa  2026' }), shape({ id: 'b' })], back: [shape({ isHidden: true })] }),
      () => boxes(1),
    );
    expect(sentence).toBe('Front: Text “Goa 2026”, 2.0 cm wide; Square, 4.0 cm wide.');
    expect(describeDesign(documentOf({}), noText)).toBe('Nothing is printed yet.');
  });

  // rules: printing-on-a-garment
  it('says which areas cover the same cloth', () => {
    expect(overlapsIn('tee@1', ['front', 'left-chest', 'back']).map((pair) => pair.map(({ id }) => id))).toEqual([
      ['front', 'left-chest'],
    ]);
    expect(overlapsIn('jacket@1', ['left-chest', 'right-chest', 'left-panel', 'right-panel', 'back'])).toEqual([]);
  });

  // rules: designs
  it('takes nothing that is not a finite number, whatever is sent', () => {
    const numbers = fc.oneof(
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308, '5', null, {}),
      fc.double(),
    );
    fc.assert(
      fc.property(fc.constantFrom('x', 'y', 'turn', 'width', 'height', 'opacity'), numbers, (field, value) => {
        const read = designDocumentSchema.safeParse(
          documentOf({ front: [{ ...shape(), [field]: value } as ShapeObject] }),
        );
        const items = read.success ? paint(read.data.prints.front ?? [], noText) : [];
        return items.every((item) => item.kind === 'path' && !/NaN|Infinity|e\+/.test(item.d));
      }),
    );
  });

  // rules: designs
  it('has bounds: letters, depth, objects and bytes', () => {
    const take = (objects: DesignObject[]) => designDocumentSchema.safeParse(documentOf({ front: objects })).success;
    expect(take([text({ text: 'x'.repeat(200) })])).toBe(true);
    expect(take([text({ text: 'x'.repeat(201) })])).toBe(false);
    expect(take([shape(), shape()])).toBe(false);
    expect(take(Array.from({ length: 60 }, (_one, at) => shape({ id: `s${at}` })))).toBe(true);
    expect(take(Array.from({ length: 61 }, (_one, at) => shape({ id: `s${at}` })))).toBe(false);
    expect(take(Array.from({ length: 11 }, (_one, at) => picture({ id: `p${at}` })))).toBe(false);
    expect(take([picture({ media: 'https://elsewhere.example/a.webp' })])).toBe(false);
  });
});

describe('a garment', () => {
  const pixels = {
    width: 2,
    height: 1,
    scene: new Uint8Array([10, 10, 10, 20, 20, 20]),
    mask: new Uint8Array([255, 0]),
    shade: new Uint8Array([128, 255]),
    map: new Uint8Array(6).fill(128),
    step: 0,
  };
  it('is dyed by its mask and shaded, with the ink on top of the colour', () => {
    expect([...drape(pixels, [200, 100, 50], undefined)]).toEqual([100, 50, 25, 255, 20, 20, 20, 255]);
    const art = new Uint8Array([0, 0, 255, 255, 0, 0, 255, 255]);
    expect([...drape(pixels, [200, 100, 50], art)].slice(0, 3)).toEqual([0, 0, 128]);
  });

  it('takes the ink of a pixel from where the map says', () => {
    const map = new Uint8Array([255, 128, 128, 128, 128, 128]);
    const art = new Uint8Array([0, 0, 0, 0, 255, 0, 0, 255]);
    const moved = drape(
      { ...pixels, mask: new Uint8Array([255, 255]), shade: new Uint8Array([255, 255]), map, step: 1 / 127.5 },
      [0, 0, 0],
      art,
    );
    expect([...moved].slice(0, 3)).toEqual([254, 0, 0]);
  });
});
