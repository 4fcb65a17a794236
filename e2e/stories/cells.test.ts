import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findChange, readCells, toCells, writeCells } from './lib/cells.ts';
import { readPixels } from './lib/compare.ts';

/** Draws a card with an icon and a row of marks that stand for letters. */
async function draw({ border = '#e5ded3', ink = '#4a4038', marks = 20, thick = 1.5, aside = 0, icon = 0 }) {
  const letters = Array.from({ length: marks }, (_, i) => `M${40 + i * 9 + aside} 50v12h5v-12`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path d="M0 0H400V200H0Z" fill="#fff"/>
    <path d="M20.5 20.5H379.5V120.5H20.5Z" fill="none" stroke="${border}"/>
    <path d="${letters}" fill="none" stroke="${ink}" stroke-width="${thick}"/>
    <path d="M${300 + icon} 80h20v20h-20z" fill="none" stroke="${ink}" stroke-width="2"/></svg>`;
  return readPixels(await sharp(Buffer.from(svg)).png().toBuffer());
}

const compare = async (change: Parameters<typeof draw>[0]) => {
  const stored = await readCells(await writeCells(toCells(await draw({}))));
  return findChange(stored, await draw(change));
};

it.each([
  ['a border of one pixel that is gone', { border: '#fff' }],
  ['text in the colour of another token', { ink: '#6b5f55' }],
  ['a label that is a word longer', { marks: 25 }],
  ['an icon moved by 4px', { icon: 4 }],
  ['text of the next weight', { thick: 2 }],
])('sees %s', async (_what, change) => {
  expect(await compare(change)).toMatchObject({ isTolerable: false });
});

it.each([
  ['nothing at all', {}],
  ['strokes drawn 2.5% bolder', { thick: 1.5375 }],
])('lets pass %s', async (_what, change) => {
  expect(await compare(change)).toEqual({ cells: [], isTolerable: true });
});
