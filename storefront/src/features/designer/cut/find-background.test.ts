import { expect, it } from 'vitest';
import { findBackground, type Pixels } from './find-background.ts';

const SIDE = 20;
/** A picture of one letter for each pixel's colour. */
function picture(colourOf: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    data.set([...colourOf(at % SIDE, Math.floor(at / SIDE)), 255], at * 4);
  }
  return { data, width: SIDE, height: SIDE };
}
const white = [250, 250, 248] as const;
const red = [180, 20, 40] as const;
/** A red ring on white. */
const ring = picture((x, y) => {
  const distance = Math.max(Math.abs(x - 10), Math.abs(y - 10));
  return distance <= 6 && distance >= 3 ? red : white;
});
const at = (alpha: Uint8ClampedArray | undefined, x: number, y: number) => alpha?.[y * SIDE + x];

it('a plain background becomes clear, and what is not reached from the border stays', async () => {
  const alpha = await findBackground(ring, { withHoles: false });
  expect([at(alpha, 0, 0), at(alpha, 10, 5), at(alpha, 10, 10)]).toEqual([0, 255, 255]);
});

it('holes become clear too when that is asked for', async () => {
  const alpha = await findBackground(ring, { withHoles: true });
  expect([at(alpha, 0, 0), at(alpha, 10, 5), at(alpha, 10, 10)]).toEqual([0, 255, 0]);
});

it('an edge that is mixed with the background is half clear', async () => {
  const mixed = [215, 190, 195] as const;
  const alpha = await findBackground(
    picture((x, y) => (x < 8 || x > 14 || y < 4 || y > 15 ? white : x === 8 ? mixed : red)),
    { withHoles: false },
  );
  expect(at(alpha, 8, 10)).toBeGreaterThan(40);
  expect(at(alpha, 8, 10)).toBeLessThan(255);
  expect(at(alpha, 9, 10)).toBe(255);
});

it('a background of many colours is left alone', async () => {
  const noise = picture((x, y) => [(x * 97) % 256, (y * 61) % 256, ((x + y) * 131) % 256]);
  expect(await findBackground(noise, { withHoles: false })).toBeUndefined();
});
