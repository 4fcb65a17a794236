import * as texts from '#texts/art.ts';
import { parsePath } from '../path.ts';
import { around, circle, type Drawn, ellipse, moved, outline, petal, polygon, rect, ring, star } from './draw.ts';

/** Teams, sport and everyday things. */
export const everyday: Drawn = {
  'trophy@1': [
    texts.trophy,
    () => [
      ...parsePath('M-30 -56L30 -56L30 -20C30 4 18 16 0 16C-18 16 -30 4 -30 -20Z'),
      ...parsePath('M-34 -48L-34 -38L-46 -38C-46 -22 -40 -14 -30 -10L-28 0C-46 -4 -56 -18 -56 -48Z'),
      ...parsePath('M34 -48L34 -38L46 -38C46 -22 40 -14 30 -10L28 0C46 -4 56 -18 56 -48Z'),
      ...rect(-6, 18, 12, 22),
      ...rect(-28, 42, 56, 14),
    ],
  ],
  'medal@1': [
    texts.medal,
    () => [
      ...outline([
        [-30, -60],
        [-8, -60],
        [10, -14],
        [-10, -10],
      ]),
      ...outline([
        [30, -60],
        [8, -60],
        [-2, -34],
        [8, -14],
        [12, -14],
      ]),
      ...moved([...ring(34, 26), ...star(5, 8, 20)], 0, 24),
    ],
  ],
  'cricket@1': [
    texts.batAndBall,
    () => [
      ...moved([...parsePath('M-12 -20L12 -20L14 54C14 62 -14 62 -14 54Z'), ...rect(-4, -62, 8, 40)], 0, 0, 30),
      ...circle(-40, 16, 12),
    ],
  ],
  'ball@1': [
    texts.cricketBall,
    () => [
      ...ring(50, 45),
      ...parsePath('M-12 -44C2 -18 2 18 -12 44L-7 45C8 18 8 -18 -7 -45Z'),
      ...parsePath('M12 -44C-2 -18 -2 18 12 44L17 43C4 18 4 -18 17 -43Z'),
    ],
  ],
  'football@1': [
    texts.football,
    () => [
      ...ring(50, 45),
      ...polygon(5, 17),
      ...around(
        outline([
          [-8, -43],
          [8, -43],
          [5, -33],
          [-5, -33],
        ]),
        5,
      ),
      ...around(
        outline([
          [-1.5, -19],
          [1.5, -19],
          [1.5, -32],
          [-1.5, -32],
        ]),
        5,
      ),
    ],
  ],
  'dumbbell@1': [
    texts.dumbbell,
    () => [
      ...rect(-24, -5, 48, 10),
      ...rect(-40, -26, 14, 52),
      ...rect(26, -26, 14, 52),
      ...rect(-54, -16, 12, 32),
      ...rect(42, -16, 12, 32),
    ],
  ],
  'shuttle@1': [
    texts.shuttlecock,
    () => [
      ...parsePath('M-14 22C-14 46 14 46 14 22Z'),
      ...[-40, -20, 0, 20, 40].flatMap((turn) =>
        moved(
          outline([
            [-3, -2],
            [3, -2],
            [9, -58],
            [-9, -58],
          ]),
          turn * 0.28,
          18,
          turn * 0.55,
        ),
      ),
    ],
  ],
  'wings@1': [
    texts.wings,
    () =>
      [-1, 1].flatMap((side) =>
        [0, 1, 2, 3].flatMap((step) =>
          moved(petal(6, 66 - step * 11, 15 - step * 2), side * 4, step * 10, side * (62 + step * 14)),
        ),
      ),
  ],
  'paw@1': [
    texts.paw,
    () => [
      ...parsePath('M0 4C18 4 34 22 34 38C34 54 18 52 0 46C-18 52 -34 54 -34 38C-34 22 -18 4 0 4Z'),
      ...ellipse(-36, -4, 10, 14),
      ...ellipse(-14, -26, 11, 16),
      ...ellipse(14, -26, 11, 16),
      ...ellipse(36, -4, 10, 14),
    ],
  ],
  'chai@1': [
    texts.chai,
    () => [
      ...outline([
        [-32, -20],
        [32, -20],
        [24, 50],
        [-24, 50],
      ]),
      ...[-14, 4].flatMap((x) =>
        parsePath(
          `M${x} -28C${x + 12} -40 ${x - 6} -48 ${x + 6} -62L${x + 10} -60C${x + 2} -48 ${x + 18} -40 ${x + 5} -27Z`,
        ),
      ),
    ],
  ],
  'bike@1': [
    texts.bicycle,
    () => [
      ...moved(ring(26, 22), -40, 24),
      ...moved(ring(26, 22), 40, 24),
      ...outline([
        [-42, 24],
        [-16, -14],
        [20, -14],
        [24, -10],
        [2, 26],
        [-2, 26],
        [16, -8],
        [-12, -8],
        [-36, 26],
      ]),
      ...outline([
        [38, 24],
        [20, -30],
        [34, -30],
        [34, -26],
        [26, -26],
        [42, 24],
      ]),
      ...rect(-26, -22, 20, 5),
    ],
  ],
  'music@1': [
    texts.musicNote,
    () => [
      ...moved(ellipse(0, 0, 15, 11), -22, 42, -18),
      ...moved(ellipse(0, 0, 15, 11), 32, 32, -18),
      ...outline([
        [-11, 40],
        [-11, -46],
        [47, -58],
        [47, 30],
        [42, 31],
        [42, -36],
        [-6, -26],
        [-6, 41],
      ]),
    ],
  ],
  'mountain@1': [
    texts.mountains,
    () => [
      ...outline([
        [-60, 40],
        [-14, -40],
        [8, -4],
        [20, -22],
        [60, 40],
      ]),
      ...outline([
        [-14, -40],
        [-24, -22],
        [-16, -16],
        [-10, -22],
        [-4, -20],
      ]),
    ],
  ],
  'wave@1': [
    texts.wave,
    () =>
      [0, 16, 32].flatMap((y) =>
        parsePath(
          `M-60 ${y}C-45 ${y - 16} -30 ${y - 16} -15 ${y}C0 ${y + 16} 15 ${y + 16} 30 ${y}C40 ${y - 10} 50 ${y - 12} 60 ${y - 8}L60 ${y - 2}C50 ${y - 6} 42 ${y - 4} 34 ${y + 4}C16 ${y + 22} -2 ${y + 22} -18 ${y + 6}C-31 ${y - 8} -43 ${y - 8} -56 ${y + 6}Z`,
        ),
      ),
  ],
  'sun@1': [
    texts.sun,
    () => [
      ...circle(0, 0, 24),
      ...around(
        outline([
          [-4, -30],
          [4, -30],
          [0, -52],
        ]),
        12,
      ),
    ],
  ],
  'auto@1': [
    texts.autoRickshaw,
    () => [
      ...parsePath('M-56 26L-56 -8C-56 -34 -40 -46 -14 -46L24 -46C36 -46 42 -34 46 -14L58 -4L58 26Z'),
      ...outline([
        [-44, -10],
        [-44, -32],
        [-16, -32],
        [-16, -10],
      ]),
      ...outline([
        [-4, -10],
        [-4, -34],
        [24, -34],
        [32, -10],
      ]),
      ...circle(-34, 34, 13),
      ...circle(36, 34, 13),
    ],
  ],
};
