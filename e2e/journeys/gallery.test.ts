import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { findDemoProduct } from '#lib/store/demo-product.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
let path: string;
beforeAll(async () => {
  path = `/single-product/${(await findDemoProduct(clientFor(shopUrl)))._id}`;
});

async function open(device: 'phone' | 'desktop') {
  const { page } = await visit({ device });
  await page.goto(`${shopUrl}${path}`);
  await settled(page);
  await page.getByRole('button', { name: 'View full screen' }).click();
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const box = async () => {
    const found = await image.boundingBox();
    if (!found) {
      throw new Error('The picture is not shown.');
    }
    return found;
  };
  return { page, dialog, image, box, scale: () => dialog.getByRole('status').textContent() };
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Two fingers around a point, which move apart. */
async function pinch(page: Page, { x, y }: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [50, 70, 90]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe("a product's picture on the full screen", () => {
  // rules: product-page
  it('grows under the wheel where the pointer is, is dragged, and never leaves the area', async () => {
    const { page, box, scale } = await open('desktop');
    const whole = await box();
    const point = { x: middleOf(whole).x + 80, y: middleOf(whole).y - 120 };
    await page.mouse.move(point.x, point.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(scale).toBe('223%');
    const large = await box();
    expect(large.width / whole.width).toBeCloseTo(2.23, 1);
    // What was under the pointer still is.
    expect((point.y - large.y) / large.height).toBeCloseTo((point.y - whole.y) / whole.height, 1);
    await page.mouse.down();
    await page.mouse.move(point.x, point.y + 60);
    await page.mouse.up();
    await expect.poll(async () => Math.round((await box()).y - large.y)).toBe(60);
    await page.mouse.down();
    await page.mouse.move(point.x, point.y + 4000);
    await page.mouse.up();
    const held = await box();
    expect(held.y).toBeLessThanOrEqual(whole.y + 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });

  // rules: product-page
  it('grows and shrinks with a double tap', async () => {
    const { page, box, scale } = await open('desktop');
    const { x, y } = middleOf(await box());
    await page.mouse.dblclick(x, y);
    await expect.poll(scale).toBe('250%');
    await page.mouse.dblclick(x, y);
    await expect.poll(scale).toBe('100%');
  });

  // rules: product-page
  it('grows between two fingers', async () => {
    const { page, box, scale } = await open('phone');
    const whole = await box();
    await pinch(page, middleOf(whole));
    await expect.poll(scale).toBe('300%');
    expect((await box()).width / whole.width).toBeCloseTo(3, 1);
  });

  // rules: product-page
  it('is enlarged and moved by the keyboard alone, and Escape returns to the button', async () => {
    const { page, dialog, box, scale } = await open('desktop');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(scale).toBe('225%');
    const before = await box();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => Math.round((await box()).y - before.y)).toBe(-80);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(scale).toBe('100%');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('View full screen');
  });
});
