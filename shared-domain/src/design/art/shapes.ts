import * as texts from '#texts/art.ts';
import { parsePath } from '../path.ts';
import { circle, type Drawn, ellipse, outline, polygon, rect, ring, star } from './draw.ts';

/** Plain figures, to be combined. */
export const shapes: Drawn = {
  'circle@1': [texts.circle, () => circle(0, 0, 50)],
  'ring@1': [texts.ring, () => ring(50, 42)],
  'square@1': [texts.square, () => rect(0, 0, 100, 100)],
  'rounded@1': [
    texts.roundedSquare,
    () => parsePath('M20 0L80 0Q100 0 100 20L100 80Q100 100 80 100L20 100Q0 100 0 80L0 20Q0 0 20 0Z'),
  ],
  'frame@1': [texts.frame, () => [...rect(0, 0, 100, 70), ...rect(5, 5, 90, 60)]],
  'line@1': [texts.line, () => rect(0, 0, 100, 4)],
  'triangle@1': [texts.triangle, () => polygon(3)],
  'diamond@1': [
    texts.diamond,
    () =>
      outline([
        [0, -50],
        [36, 0],
        [0, 50],
        [-36, 0],
      ]),
  ],
  'hexagon@1': [texts.hexagon, () => polygon(6)],
  'capsule@1': [
    texts.capsule,
    () => parsePath('M20 0L100 0C111 0 120 9 120 20C120 31 111 40 100 40L20 40C9 40 0 31 0 20C0 9 9 0 20 0Z'),
  ],
  'half@1': [texts.halfCircle, () => parsePath('M-50 0C-50 -27.6 -27.6 -50 0 -50C27.6 -50 50 -27.6 50 0Z')],
  'arrow@1': [
    texts.arrow,
    () =>
      outline([
        [0, 20],
        [60, 20],
        [60, 0],
        [100, 32],
        [60, 64],
        [60, 44],
        [0, 44],
      ]),
  ],
  'heart@1': [
    texts.heart,
    () =>
      parsePath(
        'M0 44C-20 28 -50 8 -50 -18C-50 -34 -38 -46 -24 -46C-13 -46 -4 -40 0 -30C4 -40 13 -46 24 -46C38 -46 50 -34 50 -18C50 8 20 28 0 44Z',
      ),
  ],
  'speech@1': [
    texts.speechBubble,
    () => parsePath('M10 0L110 0Q120 0 120 10L120 60Q120 70 110 70L52 70L30 92L32 70L10 70Q0 70 0 60L0 10Q0 0 10 0Z'),
  ],
  'ribbon@1': [
    texts.ribbon,
    () =>
      outline([
        [0, 0],
        [140, 0],
        [126, 20],
        [140, 40],
        [0, 40],
        [14, 20],
      ]),
  ],
  'shield@1': [texts.shield, () => parsePath('M0 -56L44 -40L44 4C44 32 22 50 0 60C-22 50 -44 32 -44 4L-44 -40Z')],
  'star5@1': [texts.star, () => star(5, 19.1)],
  'star4@1': [texts.sparkle, () => star(4, 14)],
  'star8@1': [texts.eightPointStar, () => star(8, 36)],
  'burst@1': [texts.burst, () => star(16, 40)],
  'badge@1': [texts.badge, () => [...star(24, 45), ...circle(0, 0, 38)]],
  'moon@1': [
    texts.crescent,
    () => parsePath('M14 -48C-14 -52 -50 -32 -50 2C-50 36 -14 54 14 48C-8 40 -20 22 -20 0C-20 -22 -8 -40 14 -48Z'),
  ],
  'cloud@1': [
    texts.cloud,
    () => parsePath('M-40 26C-60 26 -64 -2 -42 -6C-42 -30 -8 -38 4 -18C22 -28 44 -14 40 6C60 6 58 26 42 26Z'),
  ],
  'bolt@1': [
    texts.lightning,
    () =>
      outline([
        [10, -60],
        [-32, 10],
        [-4, 10],
        [-12, 60],
        [34, -16],
        [4, -16],
      ]),
  ],
  'oval@1': [texts.oval, () => ellipse(0, 0, 60, 40)],
};
