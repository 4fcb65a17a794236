import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './median.ts';

/** The phone on which pages are measured: 390 px, a quarter of the processor (`createSlowdown`). */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** Its slow line: 1.6 Mbps, 150 ms. Bytes a second and ms, as the browser's protocol takes them. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A plain loop that allocates numbers, as scripts of a page do: at the top of a script its sum is an object of the heap. */
const LOOP_STEPS = 30_000_000;
const LOOP = `const begin = performance.now(); let sum = 0; for (let i = 0; i < ${LOOP_STEPS}; i += 1) sum += i; console.log(performance.now() - begin)`;
/**
 * What a step takes with our Node.js, ns, when 4 gives the phone for which the budgets were set: with it, bare documents of
 * that day paint as they were measured then (docs/performance.md). Another Node.js takes another time for it.
 */
const REFERENCE_STEP_NS = 6.9;
const LOOPS = 3;

async function measureStep(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOOP]);
  return (Number(stdout) * 1e6) / LOOP_STEPS;
}

/**
 * How many times slower the browser has to be made now, to be the phone for which the budgets were set: a shared machine is
 * three times as fast in one hour as in another. At most 4, at least 1. Takes a second.
 */
async function measureSlowdown(): Promise<number> {
  const steps: number[] = [];
  for (let loop = 0; loop < LOOPS; loop += 1) steps.push(await measureStep());
  return Math.min(CPU_SLOWDOWN, Math.max(1, (CPU_SLOWDOWN * REFERENCE_STEP_NS) / median(steps)));
}

/**
 * Measures the slowdown again each time it is asked for; `show` tells people by how much it was: the middle, from and
 * to.
 */
export function createSlowdown() {
  const taken: number[] = [];
  return {
    async measure(): Promise<number> {
      const slowdown = await measureSlowdown();
      taken.push(slowdown);
      return slowdown;
    },
    show() {
      const range = `${Math.min(...taken).toFixed(1)} to ${Math.max(...taken).toFixed(1)}`;
      console.log(`The processor was slowed down ${median(taken).toFixed(1)} times (${range}).`);
    },
  };
}
