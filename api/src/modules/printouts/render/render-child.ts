import { prepare } from './compile.ts';
import type { RenderOrder } from './render-pdf.ts';

/** The child process that typesets one PDF and ends: its time and memory are taken from no other. */
process.once('message', async (order: RenderOrder) => {
  const { compiler, args } = await prepare(order);
  const pdf = compiler.pdf(args, { pdfTags: false });
  process.send?.(pdf, () => process.exit());
});
