import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { takeSample } from '#lib/long-form.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';
import { type Channels, contrastOf } from '../../shared-ui/src/tokens/contrast.ts';

const visit = withBrowser();

/** Contrast of text as WCAG 2.2 asks for. */
const MIN_CONTRAST = 4.5;

/** Runs in the page: the worst picture for the door's text lies under it, and only the boxes of its text are there. */
function showWorst(door: Element) {
  const [label] = door.querySelectorAll<HTMLElement>(':scope > span:last-of-type');
  const color = getComputedStyle(door).color;
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const worst = red + green + blue > 384 ? 'white' : 'black';
  for (const part of door.children) {
    if (part !== label && part instanceof HTMLElement) {
      part.style.background = worst;
      part.querySelector('img')?.style.setProperty('visibility', 'hidden');
    }
  }
  // The floating buttons may stand over a tile.
  document.querySelector<HTMLElement>('aside[aria-label="Contact"]')?.style.setProperty('display', 'none');
  const base = door.getBoundingClientRect();
  const lines = [...(label?.children ?? [])].filter((line) => line.checkVisibility());
  const boxes = lines.map((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    return { left: left - base.left, top: top - base.top, width, height };
  });
  label?.style.setProperty('color', 'transparent');
  return { color: [red, green, blue, 1] as const, boxes };
}

/** The least contrast of a door's text, at any point of its box, on the worst picture that there can be. */
async function readContrast(door: Locator): Promise<number> {
  const { color, boxes } = await door.evaluate(showWorst);
  const image = sharp(await door.screenshot({ animations: 'disabled' }));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let least = Number.POSITIVE_INFINITY;
  for (const { left, top, width, height } of boxes) {
    // The seams are two pixels wide, at the edges.
    for (let y = Math.ceil(top); y < top + height; y += 1) {
      for (let x = Math.ceil(left) + 2; x < Math.min(left + width, info.width) - 2; x += 3) {
        const at = (y * info.width + x) * info.channels;
        const ground: Channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1];
        least = Math.min(least, contrastOf(color, ground));
      }
    }
  }
  return least;
}

describe.each(takeSample([390, 768, 1440], 2))('at %i px', (width) => {
  it.each(takeSample(['light', 'dark'] as const, 2))(
    'the names on the tiles of the home page are read on any picture: %s',
    async (colorScheme) => {
      const { page } = await visit();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(shopUrl);
      await settled(page);
      const doors = page.locator('section[aria-labelledby="promise"] > a');
      const contrasts: number[] = [];
      for (const door of await doors.all()) {
        contrasts.push(await readContrast(door));
      }
      expect(contrasts).toHaveLength(4);
      expect(contrasts.filter((contrast) => !(contrast >= MIN_CONTRAST && contrast < 21))).toEqual([]);
    },
  );
});
