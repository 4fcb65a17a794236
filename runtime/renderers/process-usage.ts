import { readFileSync } from 'node:fs';

/** Processor time of a process so far, ms, and its memory, bytes. */
export type Usage = { cpuMs: number; bytes: number };

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** What a process has used; undefined where the system does not say. */
export function readUsage(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name in parentheses may contain anything, so fields are counted from the last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, bytes: Number(kilobytes ?? 0) * 1024 };
  } catch {
    return undefined;
  }
}
