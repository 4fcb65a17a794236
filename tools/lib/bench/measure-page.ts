import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { PHONE, SLOW_LINE } from './slow-phone.ts';

declare global {
  interface Window {
    measured: { largestPaint: number; layoutShift: number; blocking: number };
  }
}

/** A layout shift; TypeScript has no type for it yet. */
type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; value: number };
/** Values of one page load, by measure. */
export type Sample = Record<MeasureName, number>;
export type MeasureName =
  | 'largestPaint'
  | 'blocking'
  | 'layoutShift'
  | 'server'
  | 'requests'
  | 'wire'
  | 'scriptWire'
  | 'scriptGzip';

/** How long after its load a page is watched, ms: until its script is quiet, or until its largest paint is reported. */
export const SETTLE_MS = { whole: 3000, paint: 600 };

/**
 * Runs in the page before its own scripts: records layout shifts, the largest paint, and for how long tasks held up the
 * page from answering after its first paint: what each took beyond 50 ms.
 */
function observe() {
  const seen = { largestPaint: 0, layoutShift: 0, blocking: 0 };
  window.measured = seen;
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  let firstPaint = Number.POSITIVE_INFINITY;
  const tasks: PerformanceEntry[] = [];
  const add = () => {
    const after = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
    seen.blocking = after.reduce((sum, { duration }) => sum + duration - 50, 0);
  };
  watch('paint', ({ name, startTime }) => {
    firstPaint = name === 'first-contentful-paint' ? startTime : firstPaint;
    add();
  });
  watch('longtask', (task) => {
    tasks.push(task);
    add();
  });
  watch('layout-shift', (entry: LayoutShift) => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  });
}

/**
 * `from` is the page that is left for `url`; `settleMs` how long the page is watched after its load; `slowdown` is that of
 * the processor (slow-phone.ts).
 */
type Load = { from: string; url: string; settleMs: number; slowdown: number };

/**
 * Loads a page once with an empty cache on a slow phone, coming from a page of another site as visitors do. Times in ms,
 * sizes in KiB.
 */
export async function measurePage(browser: Browser, { from, url, settleMs, slowdown }: Load): Promise<Sample> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(from);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests = new Map<string, { type: string; url: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { type, url: response.url, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const { largestPaint, layoutShift, blocking, server } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { ...window.measured, server: navigation ? navigation.responseStart - navigation.requestStart : 0 };
  });
  await context.close();
  const files = [...requests.values()];
  const scripts = files.filter(
    ({ type, url: address }) => type === 'Script' || /\.js$/.test(new URL(address).pathname),
  );
  const sum = (list: typeof files) => list.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  return {
    largestPaint,
    blocking,
    layoutShift,
    server,
    requests: files.length,
    wire: sum(files),
    scriptWire: sum(scripts),
    scriptGzip: await sumGzip(scripts.map(({ url: address }) => address)),
  };
}

async function sumGzip(addresses: string[]): Promise<number> {
  const sizes = addresses.map(
    async (address) => gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer()), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0) / 1024;
}
