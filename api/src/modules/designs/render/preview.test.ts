import { findArea, type PrintArea } from '@aaram/shared-domain/design';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderWork } from './render-work.ts';

const areaOf = (id: string) => findArea('tee@1', id) as PrintArea;
/** A red square of 100 mm in the middle of an area. */
const square = (id: string) => {
  const area = areaOf(id);
  const [x, y] = [area.width / 2, area.height / 2];
  const d = `M${x - 50} ${y - 50}h100v100h-100z`;
  return {
    area,
    items: [{ kind: 'path' as const, d, fill: '#ff0000', rule: 'nonzero' as const, opacity: 1 }],
  };
};

async function previewOf(ids: string[]) {
  const dressed = { prints: ids.map(square), originals: {}, garment: 'tee', cloth: '#f7f6f3' } as const;
  const { preview } = await renderWork.paintPictures(dressed);
  const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    isRed: (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return (data[at] ?? 0) > 120 && (data[at + 1] ?? 255) < 80;
    },
  };
}

/** The middle of the back's print where the back stands small in the corner, px. */
const INSET_AT = [750 - 270 + Math.round(375 * 0.36), 1000 - 360 + Math.round((269.4 + 162) * 0.36)] as const;
/** The middle of the front's print, px. */
const FRONT_AT = [375, 474] as const;

it('a print on both sides shows the back small beside the front', async () => {
  const front = await previewOf(['front']);
  const both = await previewOf(['front', 'back']);
  expect([front.size, both.size]).toEqual([
    [750, 1000],
    [750, 1000],
  ]);
  expect([front.isRed(...FRONT_AT), both.isRed(...FRONT_AT)]).toEqual([true, true]);
  expect([front.isRed(...INSET_AT), both.isRed(...INSET_AT)]).toEqual([false, true]);
});

it('a print on the back alone shows the back', async () => {
  const back = await previewOf(['back']);
  expect([back.isRed(375, 431), back.isRed(...INSET_AT)]).toEqual([true, false]);
});
