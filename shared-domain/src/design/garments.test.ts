import { describe, expect, it } from 'vitest';
import { GARMENT_PICTURE, listPrintAreas, type PrintArea } from './garments.ts';

const images = ['front', 'close', 'back'];
const tee = { subcategory: 'T-Shirt', name: 'Your Print Tee, White', images };
const garments = [
  tee,
  { ...tee, name: 'Your Print V-Neck, White' },
  { ...tee, subcategory: 'Hoodie' },
  { ...tee, subcategory: 'Jacket' },
];

describe('print areas', () => {
  // rules: printing-on-a-garment
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

  // rules: printing-on-a-garment
  it('have one scale for width and height', () => {
    for (const { box, width, height } of garments.flatMap((product): PrintArea[] => [...listPrintAreas(product)])) {
      expect((box.width * GARMENT_PICTURE.width) / width).toBeCloseTo(
        (box.height * GARMENT_PICTURE.height) / height,
        6,
      );
    }
  });
});
