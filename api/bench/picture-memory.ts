import { readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A process that has ended, or a system without these files.
    return '';
  }
};

const KILOBYTE = 1024;

/** Bytes of memory that no other process shares with the process of pictures; 0 while there is none. Linux alone. */
export function readPictureMemory(): number {
  const children = read(`/proc/${process.pid}/task/${process.pid}/children`).trim().split(' ');
  const pid = children.find((one) => one !== '' && read(`/proc/${one}/cmdline`).includes('picture-child'));
  const rollup = pid === undefined ? '' : read(`/proc/${pid}/smaps_rollup`);
  return [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce((sum, [, kB]) => sum + Number(kB) * KILOBYTE, 0);
}
