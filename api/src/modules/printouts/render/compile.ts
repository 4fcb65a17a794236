import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { breakWords } from './break-words.ts';
import { readFonts } from './fonts.ts';
import type { RenderOrder } from './render-pdf.ts';

/** A compiler with the fonts that a printout needs, and what it compiles. */
export async function prepare({ template, data }: RenderOrder) {
  const json = JSON.stringify(breakWords(data));
  const { families, blobs } = await readFonts(json);
  const mainFileContent = await readFile(new URL(`${template}.typ`, import.meta.url), 'utf8');
  return {
    compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: blobs }] }),
    args: { mainFileContent, inputs: { data: json, fonts: JSON.stringify(families) } },
  };
}
