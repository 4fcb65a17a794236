import { createDesignCalls } from '@aaram/shared-domain/contract';
import {
  type DesignDocument,
  type DesignObject,
  findArea,
  fontFor,
  paint,
  type TextOutlines,
  walkObjects,
} from '@aaram/shared-domain/design';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser.ts';
import { settled } from '#lib/settled.ts';
import { shopUrl } from '#lib/store-under-test.ts';
import { paintArea } from '../../api/src/modules/designs/render/paint.ts';
import { comparePixels } from './compare-pixels.ts';
import { twentyObjects } from './twenty-objects.ts';

/** The artwork of a T-shirt's front, reduced; px. */
const SIZE = { width: 886, height: 1181 };
/** What the stage and the print may differ by: measured between the browser and the painter, with room for neither. */
const MAX_MEAN = 0.15;
const MAX_FAR = 0.0003;

const visit = withBrowser({ hasPictures: true });
let outlines: Map<string, TextOutlines>;

beforeAll(async () => {
  const objects = [...walkObjects(twentyObjects.prints.front ?? [])];
  const texts = objects.flatMap((one) =>
    one.kind === 'text' ? [{ text: one.text, font: fontFor(one.text, one.font) }] : [],
  );
  const found = await createDesignCalls(clientFor(shopUrl).call).getOutlines(texts);
  outlines = new Map(texts.map(({ text }, at) => [text, found[at] as TextOutlines]));
});

/** The front as the store prints it, on white, as RGB. */
async function printOf(document: DesignDocument): Promise<Uint8Array> {
  const area = findArea('tee@1', 'front');
  const items = paint(document.prints.front ?? [], ({ text }) => outlines.get(text));
  const canvas = paintArea(
    { width: area?.width ?? 1, height: area?.height ?? 1, items },
    SIZE.width / (area?.width ?? 1),
    new Map(),
  );
  return sharp(canvas.toBuffer('image/png'))
    .resize({ ...SIZE, fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
}

/** The front as the stage of the page draws it, on white, as RGB. */
async function stageOf(document: DesignDocument): Promise<Uint8Array> {
  const { items } = await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 60 });
  const tee = items.find(({ subcategory, name }) => subcategory === 'T-Shirt' && !/v-?neck/i.test(name));
  const shopper = await newShopper(shopUrl);
  await createDesignCalls(clientFor(shopUrl, shopper.token).call).createDesign({ product: tee?._id ?? '', document });
  const { page } = await visit();
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/customized/single-product/${tee?._id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Continue your last design' }).click();
  // Every text is drawn when its outlines have come.
  const drawn = page.locator('[role="application"] [data-object] path');
  await expect.poll(() => drawn.count(), { timeout: 20_000 }).toBe(20);
  const art = await page
    .locator('[role="application"] [data-object]')
    .evaluateAll((groups) => groups.map((one) => one.outerHTML).join(''));
  const { page: flat } = await visit();
  await flat.setViewportSize(SIZE);
  await flat.setContent(
    `<style>body{margin:0;background:#fff}</style><svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 305 406" preserveAspectRatio="none">${art}</svg>`,
  );
  return sharp(await flat.screenshot())
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
}

const change = (id: string, patch: object): DesignDocument => ({
  ...twentyObjects,
  prints: {
    front: (twentyObjects.prints.front ?? []).map((one) =>
      one.id === id ? ({ ...one, ...patch } as DesignObject) : one,
    ),
  },
});

it('what the stage shows is what is printed, to the pixel; a quarter of a millimetre would be seen', async ({
  annotate,
}) => {
  const [stage, print] = [await stageOf(twentyObjects), await printOf(twentyObjects)];
  const { mean, far } = comparePixels(stage, print);
  await annotate(
    `stage and print: mean ${mean.toFixed(3)}, ${(far * 100).toFixed(4)} % of pixels differ by more than 32`,
    'figure',
  );
  expect([mean <= MAX_MEAN, far <= MAX_FAR], `mean ${mean}, far ${far}`).toEqual([true, true]);
  // What must not pass: a text moved by a quarter of a millimetre, a colour 8 steps off, a star moved by one, one missing.
  for (const wrong of [
    change('t5', { x: 150.25 }),
    change('t1', { ink: '#303d76' }),
    change('a0', { x: 41 }),
    change('t2', { isHidden: true }),
  ]) {
    const other = comparePixels(stage, await printOf(wrong));
    expect(other.mean > MAX_MEAN || other.far > MAX_FAR, `mean ${other.mean}, far ${other.far}`).toBe(true);
  }
});
