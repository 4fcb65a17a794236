import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DesignObject, type DisplayItem, findArea, type PrintArea, paint } from '@aaram/shared-domain/design';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasProgram } from '#testing/has-program.ts';
import { shapeText } from '../outlines/shape-text.ts';
import { renderWork } from './render-work.ts';

/** The PDF is read by another program than the one that wrote it; the short form has none, unless the machine has it. */
const hasPoppler = hasProgram({
  program: 'pdftoppm',
  debianPackage: 'poppler-utils',
  isWanted: process.env.PROOF === 'long',
});
const MM_PER_POINT = 25.4 / 72;
/** Both are compared at a quarter of what is printed, px. */
const REDUCED = { width: 900, height: 1199 };
/** How much larger or smaller the page may be than the area, mm. */
const MAX_MM = 0.01;
const MAX_MEAN = 1.2;
/** The share of pixels that may differ by more than FAR. */
const MAX_FAR = 0.0001;
const FAR = 64;
const TEXT = 'स्त्री Goa 2026';

const usual = { name: '', flip: false, opacity: 1, isLocked: false, isHidden: false, outline: null };
const objects: DesignObject[] = [
  {
    ...{
      ...usual,
      kind: 'text',
      id: 't',
      text: TEXT,
      font: 'hind@1',
      size: 30,
      ink: '#28356e',
      turn: 4,
      x: 150,
      y: 60,
    },
    ...{ spacing: 1, curve: 40, align: 'center', leading: 1.1, opacity: 0.7, outline: { ink: '#f0b429', width: 1.5 } },
  },
  { ...usual, kind: 'shape', id: 's', art: 'lotus@1', x: 80, y: 300, width: 90, height: 90, ink: '#b3262f', turn: 12 },
  ...['rounded', 'circle', 'none'].map(
    (mask, at): DesignObject => ({
      ...{ ...usual, kind: 'picture', id: `p${at}`, media: at === 0 ? '/photo' : '/clear', width: 120, turn: at * 9 },
      ...{ pixels: { width: 1200, height: 800 }, x: 90 + at * 60, y: 150 + at * 50 },
      ...{ crop: { x: 0.1, y: 0, width: 0.9, height: 1 }, mask: mask as 'rounded' | 'circle' | 'none' },
    }),
  ),
];

/** A sky that becomes darker, and a sun that is half there. */
const draw = (isClear: boolean) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><linearGradient id="sky"><stop stop-color="#fde2b8"/><stop offset="1" stop-color="#2b5c8a"/></linearGradient>
      ${isClear ? '' : '<rect width="1200" height="800" fill="url(#sky)"/>'}<circle cx="600" cy="400" r="300" fill="#d9437f" fill-opacity="0.6"/></svg>`),
  );

describe.skipIf(!hasPoppler)('the PDF of a print, as poppler reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-pdf-'));
  const file = join(folder, 'print.pdf');
  const area = findArea('tee@1', 'front') as PrintArea;
  let print: { area: PrintArea; items: DisplayItem[]; originals: Record<string, Uint8Array> };

  beforeAll(async () => {
    const outlines = await shapeText(TEXT, 'hind@1');
    const originals = { '/photo': await draw(false).jpeg().toBuffer(), '/clear': await draw(true).png().toBuffer() };
    print = { area, items: paint(objects, () => outlines), originals };
    writeFileSync(file, await renderWork.printPdf(print));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const reduced = (bytes: Buffer) =>
    sharp(bytes)
      .flatten({ background: '#fff' })
      .removeAlpha()
      .resize({ ...REDUCED, fit: 'fill' })
      .raw()
      .toBuffer();

  async function compare(png: Buffer) {
    execFileSync('pdftoppm', ['-r', '300', '-png', '-singlefile', file, join(folder, 'print')]);
    const [one, other] = await Promise.all([reduced(png), reduced(await sharp(join(folder, 'print.png')).toBuffer())]);
    const differences = one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
    // Of each channel of a pixel, which is more than its pixels.
    const far = differences.filter((difference) => difference > FAR).length;
    return {
      mean: differences.reduce((sum, one) => sum + one, 0) / one.length,
      far: far / (REDUCED.width * REDUCED.height),
    };
  }

  it('is exactly as large as the area, on one page, with no letter of a font', () => {
    const [, width, height] =
      /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' })) ?? [];
    expect(Math.abs(Number(width) * MM_PER_POINT - area.width)).toBeLessThanOrEqual(MAX_MM);
    expect(Math.abs(Number(height) * MM_PER_POINT - area.height)).toBeLessThanOrEqual(MAX_MM);
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Pages:\s+1\n/);
    // Two lines are the head of the table.
    expect(execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n')).toHaveLength(2);
  });

  it('shows what the PNG shows', async () => {
    const { mean, far } = await compare(await renderWork.printPng(print));
    expect(mean).toBeLessThanOrEqual(MAX_MEAN);
    expect(far).toBeLessThanOrEqual(MAX_FAR);
  }, 60_000);

  it('is known to differ when one object is missing', async () => {
    const { far } = await compare(await renderWork.printPng({ ...print, items: print.items.slice(1) }));
    expect(far).toBeGreaterThan(MAX_FAR);
  }, 60_000);
});
