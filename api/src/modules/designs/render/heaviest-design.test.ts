import { type DesignObject, findArea, type PictureObject, paint, type TextObject } from '@aaram/shared-domain/design';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shapeText } from '../outlines/shape-text.ts';
import { inRenderProcess } from './render-process.ts';

const isLong = process.env.PROOF === 'long';
/** The long form: the largest area, ten pictures of 24 million pixels, fifty texts of 200 letters, bent and outlined. */
const load = isLong
  ? { area: 'front', pictures: 10, pixels: { width: 6000, height: 4000 }, texts: 50 }
  : { area: 'left-chest', pictures: 2, pixels: { width: 1500, height: 1000 }, texts: 50 };

const usual = { name: '', turn: 13, flip: false, opacity: 0.9, isLocked: false, isHidden: false };
const words = 'स्त्री हिन्दी क्षत्रिय '.repeat(9).slice(0, 200);

const buildText = (at: number): TextObject => ({
  ...{ ...usual, kind: 'text', id: `t${at}`, text: words, font: 'rozha@1', size: 12, ink: '#28356e', curve: 120 },
  ...{ x: 10 + at * 2, y: 10 + at * 2, spacing: 1, align: 'center', leading: 1, outline: { ink: '#f0b429', width: 1 } },
});
const buildPicture = (at: number): PictureObject => ({
  ...{ ...usual, kind: 'picture', id: `p${at}`, media: `/media/design-${at}/1.webp`, pixels: load.pixels, width: 300 },
  ...{ x: 40 + at * 10, y: 40 + at * 10, crop: { x: at / 1000, y: 0, width: 0.99, height: 1 }, mask: 'rounded' },
});
const noise = () =>
  sharp({
    create: { ...load.pixels, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: '#000' },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

describe('the heaviest design that is allowed', () => {
  it('is printed within the time and memory that its process may take', async () => {
    const objects: DesignObject[] = [
      ...Array.from({ length: load.pictures }, (_one, at) => buildPicture(at)),
      ...Array.from({ length: load.texts }, (_one, at) => buildText(at)),
    ];
    const outlines = await shapeText(words, 'rozha@1');
    const picture = await noise();
    const originals = Object.fromEntries(
      Array.from({ length: load.pictures }, (_one, at) => [`/media/design-${at}/1.webp`, picture]),
    );
    const area = findArea('tee@1', load.area);
    const print = { area: area as NonNullable<typeof area>, items: paint(objects, () => outlines), originals };
    // A process that took longer or more would have been ended, and the work refused.
    const png = await sharp(await inRenderProcess('printPng', print)).metadata();
    expect([png.width, png.height]).toEqual(isLong ? [3602, 4795] : [1181, 1181]);
    const pdf = Buffer.from(await inRenderProcess('printPdf', print));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }, 180_000);

  it('that takes more memory than its process may have is refused, and the next one is painted', async () => {
    const area = findArea('tee@1', 'left-chest');
    const small = { area: area as NonNullable<typeof area>, items: [], originals: {} };
    const huge = { ...small, area: { ...small.area, width: 1380, height: 1380 } };
    await expect(inRenderProcess('printPng', huge)).rejects.toThrow(/took more than/);
    expect((await sharp(await inRenderProcess('printPng', small)).metadata()).width).toBe(1181);
  }, 120_000);
});
