import * as texts from '#texts/art.ts';
import { parsePath } from '../path.ts';
import { around, circle, type Drawn, drop, ellipse, mirrored, moved, petal, ring, star } from './draw.ts';

const leaf = () => petal(0, 60, 30);

/** Flowers, leaves and the patterns of floors and hands. */
export const florals: Drawn = {
  'daisy@1': [texts.daisy, () => [...around(drop(14, 50, 16), 10), ...circle(0, 0, 10)]],
  'marigold@1': [
    texts.marigold,
    () => [...around(drop(30, 52, 13), 16), ...around(drop(15, 30, 9), 12, 11), ...circle(0, 0, 11)],
  ],
  'blossom@1': [texts.blossom, () => [...around(drop(9, 50, 36), 5), ...circle(0, 0, 6)]],
  'lotus@1': [
    texts.lotus,
    () => [
      ...petal(0, 64, 26),
      ...moved(petal(8, 64, 20), 0, 0, 34),
      ...moved(petal(8, 64, 20), 0, 0, -34),
      ...moved(petal(12, 62, 15), 0, 0, 64),
      ...moved(petal(12, 62, 15), 0, 0, -64),
      ...ellipse(0, 10, 44, 4),
    ],
  ],
  'tulip@1': [
    texts.tulip,
    () => [
      ...parsePath('M-24 -50L-10 -34L0 -54L10 -34L24 -50C32 -16 20 0 0 0C-20 0 -32 -16 -24 -50Z'),
      ...parsePath('M-2 4L2 4L2 60L-2 60Z'),
      ...moved(petal(0, 40, 14), 3, 52, 38),
      ...moved(petal(0, 40, 14), -3, 52, -38),
    ],
  ],
  'leaf@1': [texts.leaf, leaf],
  'branch@1': [
    texts.branch,
    () => [
      ...parsePath('M-1.5 -58L1.5 -58L1.5 60L-1.5 60Z'),
      ...[-50, -24, 2, 28].flatMap((y) => [
        ...moved(petal(2, 40, 14), 2, y + 20, 52),
        ...moved(petal(2, 40, 14), -2, y + 20, -52),
      ]),
    ],
  ],
  'toran@1': [
    texts.mangoLeaves,
    () => [-80, -40, 0, 40, 80].flatMap((x) => [...moved(petal(4, 50, 18), x, 0, 180), ...circle(x, -3, 6)]),
  ],
  'paisley@1': [
    texts.paisley,
    () => [
      ...parsePath('M0 60C-36 60 -48 30 -40 4C-32 -24 0 -34 2 -58C30 -36 44 -8 40 22C37 46 22 60 0 60Z'),
      ...parsePath('M-2 46C-24 46 -30 26 -24 8C-18 -8 -2 -14 4 -28C22 -10 30 8 27 24C24 38 14 46 -2 46Z'),
      ...circle(0, 24, 9),
    ],
  ],
  'rangoli@1': [
    texts.rangoli,
    () => [...around(drop(18, 50, 22), 8), ...around(petal(20, 40, 8), 8, 22.5), ...ring(14, 9), ...circle(0, 0, 4)],
  ],
  'mandala@1': [
    texts.mandala,
    () => [...around(petal(32, 52, 9), 16), ...around(drop(14, 31, 11), 12), ...ring(12, 8), ...star(8, 3, 6)],
  ],
  'mandala2@1': [
    texts.bigMandala,
    () => [
      ...around(circle(0, -48, 3), 24),
      ...around(drop(24, 43, 14), 12),
      ...around(petal(9, 23, 7), 12, 15),
      ...circle(0, 0, 6),
    ],
  ],
  'wreath@1': [
    texts.wreath,
    () => around([...moved(petal(0, 17, 7), 0, -44, 62), ...moved(petal(0, 14, 6), 0, -44, 118)], 18),
  ],
  'laurel@1': [
    texts.laurel,
    () =>
      [-150, -128, -106, -84, -62, -40].flatMap((turn) => [
        ...moved(moved(petal(0, 22, 9), 0, -46, 60), 0, 0, turn),
        ...mirrored(moved(moved(petal(0, 22, 9), 0, -46, 60), 0, 0, turn)),
      ]),
  ],
  'feather@1': [
    texts.peacockFeather,
    () => [
      ...parsePath('M0 70C-3 40 -30 20 -30 -16C-30 -42 -16 -60 0 -60C16 -60 30 -42 30 -16C30 20 3 40 0 70Z'),
      ...ellipse(0, -18, 20, 26),
      ...ellipse(0, -12, 12, 16),
      ...circle(0, -8, 6),
    ],
  ],
};
