import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { RenderOrder } from './render-pdf.ts';

const fonts = [
  import.meta.resolve('@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf'),
];

/** The child process that typesets one PDF and ends: what it uses of time and memory is nobody else's. */
process.once('message', async ({ template, data }: RenderOrder) => {
  const fontBlobs = await Promise.all(fonts.map((url) => readFile(fileURLToPath(url))));
  const mainFileContent = await readFile(new URL(`${template}.typ`, import.meta.url), 'utf8');
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  const pdf = compiler.pdf({ mainFileContent, inputs: { data: JSON.stringify(data) } }, { pdfTags: false });
  process.send?.(pdf, () => process.exit());
});
