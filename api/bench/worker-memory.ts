/** Memory of a worker and of its process of pictures. Linux alone. */
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
const sum = (text: string, line: RegExp) =>
  [...text.matchAll(line)].reduce((bytes, [, kB]) => bytes + Number(kB) * KILOBYTE, 0);

/** Bytes of memory that a process has, with what it shares. */
export const readMemory = (pid: number): number => sum(read(`/proc/${pid}/status`), /^VmRSS:\s+(\d+) kB/gm);

/** Bytes of memory that no other process shares with the process of pictures of this worker; 0 while there is none. */
export function readPictureMemory(workerPid: number): number {
  const children = read(`/proc/${workerPid}/task/${workerPid}/children`).trim().split(' ');
  const pid = children.find((one) => one !== '' && read(`/proc/${one}/cmdline`).includes('picture-child'));
  return pid === undefined ? 0 : sum(read(`/proc/${pid}/smaps_rollup`), /^Private_\w+:\s+(\d+) kB/gm);
}
