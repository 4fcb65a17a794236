import * as texts from '#texts/art.ts';
import { parsePath } from '../path.ts';
import { around, circle, type Drawn, moved, outline, petal, polygon, rect, star } from './draw.ts';

/** Festivals and birthdays. */
export const festive: Drawn = {
  'diya@1': [
    texts.diya,
    () => [
      ...parsePath('M-54 0L54 0C48 28 26 38 0 38C-26 38 -48 28 -54 0Z'),
      ...moved(petal(0, 46, 22, 0.35), 0, -6),
      ...rect(-44, 42, 88, 5),
    ],
  ],
  'kite@1': [
    texts.kite,
    () => [
      ...outline([
        [0, -60],
        [42, -8],
        [0, 44],
        [-42, -8],
      ]),
      ...outline([
        [0, -46],
        [2, -8],
        [0, 30],
        [-2, -8],
      ]),
      ...outline([
        [0, 44],
        [-14, 64],
        [14, 64],
      ]),
    ],
  ],
  'lantern@1': [
    texts.lantern,
    () => [
      ...star(8, 40, 46),
      ...polygon(8, 26),
      ...rect(-2, -66, 4, 20),
      ...outline([
        [-16, 44],
        [16, 44],
        [10, 66],
        [-10, 66],
      ]),
    ],
  ],
  'crescentStar@1': [
    texts.crescentAndStar,
    () => [
      ...parsePath('M14 -48C-14 -52 -50 -32 -50 2C-50 36 -14 54 14 48C-8 40 -20 22 -20 0C-20 -22 -8 -40 14 -48Z'),
      ...moved(star(5, 7, 18), 24, 0),
    ],
  ],
  'firework@1': [
    texts.firework,
    () => [...around(petal(10, 34, 4), 16), ...around(circle(0, -44, 3), 16), ...circle(0, 0, 5)],
  ],
  'temple@1': [
    texts.arch,
    () => [
      ...parsePath(
        'M-50 60L-50 -6C-50 -22 -36 -34 -18 -40C-8 -44 -2 -52 0 -62C2 -52 8 -44 18 -40C36 -34 50 -22 50 -6L50 60Z',
      ),
      ...parsePath(
        'M-38 60L-38 -2C-38 -14 -28 -22 -14 -28C-6 -32 -2 -36 0 -42C2 -36 6 -32 14 -28C28 -22 38 -14 38 -2L38 60Z',
      ),
    ],
  ],
  'balloon@1': [
    texts.balloon,
    () => [
      ...parsePath('M0 30C-24 24 -38 0 -38 -24C-38 -46 -20 -60 0 -60C20 -60 38 -46 38 -24C38 0 24 24 0 30Z'),
      ...outline([
        [0, 31],
        [8, 42],
        [-8, 42],
      ]),
      ...parsePath('M-1 42L1 42C10 56 -8 64 2 80L-1 80C-11 64 7 56 -1 42Z'),
    ],
  ],
  'cake@1': [
    texts.cake,
    () => [
      ...rect(-54, 20, 108, 40),
      ...parsePath(
        'M-44 16L-44 -10L44 -10L44 16C36 26 28 26 22 16C16 26 8 26 0 16C-8 26 -16 26 -22 16C-28 26 -36 26 -44 16Z',
      ),
      ...[-24, 0, 24].flatMap((x) => [...rect(x - 3, -36, 6, 24), ...moved(petal(0, 16, 8), x, -38)]),
    ],
  ],
  'gift@1': [
    texts.gift,
    () => [
      ...rect(-50, -20, 100, 18),
      ...rect(-44, 2, 38, 52),
      ...rect(6, 2, 38, 52),
      ...moved(petal(0, 34, 18), -2, -22, -50),
      ...moved(petal(0, 34, 18), 2, -22, 50),
    ],
  ],
  'crown@1': [
    texts.crown,
    () => [
      ...outline([
        [-54, 34],
        [-60, -30],
        [-28, 0],
        [0, -46],
        [28, 0],
        [60, -30],
        [54, 34],
      ]),
      ...rect(-54, 40, 108, 10),
    ],
  ],
  'candle@1': [texts.candle, () => [...rect(-10, -20, 20, 80), ...moved(petal(0, 36, 18, 0.35), 0, -26)]],
  'hat@1': [
    texts.partyHat,
    () => [
      ...outline([
        [0, -54],
        [38, 50],
        [-38, 50],
      ]),
      ...circle(0, -60, 9),
    ],
  ],
};
