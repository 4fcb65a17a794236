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
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';
import { paintArea } from '../../api/src/modules/designs/render/paint.ts';
import { comparePixels } from './compare-pixels.ts';
import { twentyObjects } from './twenty-objects.ts';

/** The artwork of a T-shirt's front with three pixels a millimetre: both sides are whole pixels. */
const SIZE = { width: 915, height: 1218 };
/**
 * What stage and print may differ by: on average, and in how many pixels by more than 32. Letters are drawn alike; the edges
 * of curved art are smoothed a little differently by the browser.
 */
const gates = { texts: { mean: 0.15, far: 0.0003 }, all: { mean: 0.2, far: 0.0025 } };
type Part = keyof typeof gates;

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
  const canvas = await paintArea(
    { width: area?.width ?? 1, height: area?.height ?? 1, items },
    SIZE.width / (area?.width ?? 1),
    () => Promise.reject(new Error('This design has no picture.')),
  );
  return sharp(canvas.toBuffer('image/png'))
    .resize({ ...SIZE, fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
}

/** Draws objects of the stage by themselves, on white, as RGB. */
async function drawFlat(art: string): Promise<Uint8Array> {
  const { page, context } = await visit();
  await page.setViewportSize(SIZE);
  await page.setContent(
    `<style>body{margin:0;background:#fff}</style><svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 305 406">${art}</svg>`,
  );
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).flatten({ background: '#fff' }).raw().toBuffer();
}

/** The objects that the stage of the page shows for the design, by their id, as markup. */
async function readStage(): Promise<Map<string, string>> {
  const { items } = await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 60 });
  const tee = items.find(({ subcategory, name }) => subcategory === 'T-Shirt' && !/v-?neck/i.test(name));
  const shopper = await newShopper(shopUrl);
  const calls = createDesignCalls(clientFor(shopUrl, shopper.token).call);
  await calls.createDesign({ product: tee?._id ?? '', document: twentyObjects });
  const { page } = await visit();
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/customized/single-product/${tee?._id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Continue your last design' }).click();
  const objects = page.locator('[role="application"] [data-object]');
  // Every text is drawn when its outlines have come.
  await expect.poll(() => objects.locator('path').count(), { timeout: 20_000 }).toBe(20);
  const drawn = await objects.evaluateAll((groups) =>
    groups.map((one) => [one.getAttribute('data-object') ?? '', one.outerHTML] as const),
  );
  return new Map(drawn);
}

const isOf = (part: Part, id: string) => part === 'all' || id.startsWith('t');

/** The design with one object changed, or only a part of it. */
const variant = (part: Part, id = '', patch: object = {}): DesignDocument => ({
  ...twentyObjects,
  prints: {
    front: (twentyObjects.prints.front ?? [])
      .filter((one) => isOf(part, one.id))
      .map((one) => (one.id === id ? ({ ...one, ...patch } as DesignObject) : one)),
  },
});

it('what the stage shows is what is printed, to the pixel; a quarter of a millimetre would be seen', async ({
  annotate,
}) => {
  const stage = await readStage();
  for (const part of ['texts', 'all'] as const) {
    const own = await drawFlat([...stage].flatMap(([id, art]) => (isOf(part, id) ? [art] : [])).join(''));
    const { mean, far } = comparePixels(own, await printOf(variant(part)));
    const said = `${part}: mean ${mean.toFixed(3)}, ${(far * 100).toFixed(4)} % of pixels differ by more than 32`;
    await annotate(said, 'figure');
    expect([mean <= gates[part].mean, far <= gates[part].far], said).toEqual([true, true]);
  }
  // What must not pass: a text moved by a quarter of a millimetre, inks 8 steps off, one missing.
  const texts = await drawFlat([...stage].flatMap(([id, art]) => (isOf('texts', id) ? [art] : [])).join(''));
  for (const wrong of [
    variant('texts', 't5', { x: 150.25 }),
    variant('texts', 't1', { ink: '#303d76', outline: { ink: '#f8bc31', width: 1.5 } }),
    variant('texts', 't2', { isHidden: true }),
  ]) {
    const { mean, far } = comparePixels(texts, await printOf(wrong));
    expect(mean > gates.texts.mean || far > gates.texts.far, `mean ${mean}, far ${far}`).toBe(true);
  }
});
