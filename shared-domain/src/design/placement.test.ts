import { describe, expect, it } from 'vitest';
import { listPrintAreas, type PrintArea } from './garments.ts';
import { findDpi, keepInArea, layOut, maxPrintWidth, startPlacement } from './placement.ts';

const images = ['front', 'close', 'back'];
const tee = { subcategory: 'T-Shirt', name: 'Your Print Tee, White', images };
const garments = [
  tee,
  { ...tee, name: 'Your Print V-Neck, White' },
  { ...tee, subcategory: 'Hoodie' },
  { ...tee, subcategory: 'Jacket' },
];
const picture = { width: 750, height: 1000 };

describe('print areas', () => {
  it('depend on the garment, and have the back only where its picture is', () => {
    const lists = garments.map(listPrintAreas);
    expect(new Set(lists.map(([usual]) => `${usual.width}x${usual.height}`)).size).toBe(4);
    expect(lists.map((areas) => areas.at(-1)?.id)).toEqual(['back', 'back', 'back', 'back']);
    expect(listPrintAreas({ ...tee, images: ['front'] }).map(({ id }) => id)).toEqual(['front', 'left-chest']);
  });

  it.each(garments)('of %o lie in their pictures, each with an id of its own', (product) => {
    const areas = listPrintAreas(product);
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
    for (const { box } of areas) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(1);
      expect(box.y + box.height).toBeLessThan(1);
    }
  });

  it('have one scale for width and height', () => {
    for (const { box, width, height } of garments.flatMap((product): PrintArea[] => [...listPrintAreas(product)])) {
      expect((box.width * picture.width) / width).toBeCloseTo((box.height * picture.height) / height, 6);
    }
  });
});

describe('a print in its area', () => {
  const [front] = listPrintAreas(tee);

  it('begins inside, however high or wide it is', () => {
    for (const ratio of [0.2, 1, 3]) {
      const { x, y, width } = startPlacement(front, ratio);
      expect([x - width / 2, y - (width * ratio) / 2].every((edge) => edge >= 0)).toBe(true);
      expect(y + (width * ratio) / 2).toBeLessThanOrEqual(front.height);
    }
  });

  it('of the width of its area has the width of its box in the picture, with the proportions of what is printed', () => {
    const box = layOut(front, { ...startPlacement(front), width: front.width, x: front.width / 2 }, picture, 0.5);
    expect(box.centreX - box.width / 2).toBeCloseTo(front.box.x * picture.width);
    expect(box.centreX + box.width / 2).toBeCloseTo((front.box.x + front.box.width) * picture.width);
    expect(box.height / box.width).toBeCloseTo(0.5);
  });

  it('stays with its centre in the area and between its sizes', () => {
    expect(keepInArea(front, { x: -5, y: 9999, width: 1, turn: 270 })).toEqual({
      ...{ x: 0, y: front.height, width: 20, turn: 180 },
    });
    expect(keepInArea(front, { ...startPlacement(front), width: 9999 }).width).toBe(maxPrintWidth(front));
  });

  it('has the pixels an inch that its width leaves', () => {
    expect(findDpi(3000, 254)).toBe(300);
    expect(findDpi(1000, 254)).toBe(100);
  });
});
