import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const line = 'AA-7K3F-92QD,Delhivery,१२३';

it.each([
  ['UTF-8', new TextEncoder().encode(line)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${line}`)],
  ['UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${line}`, 'utf16le'))],
])('reads %s', async (_name, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(line);
});

it.each([
  ['a spreadsheet’s own file', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
  ['broken text', Uint8Array.from([0xc3, 0x28])],
])('knows that %s is no text', async (_name, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBeUndefined();
});
