/** The phone on which pages are measured: 390 px, a quarter of this machine's processor. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const CPU_SLOWDOWN = 4;

/** Its slow line: 1.6 Mbps, 150 ms. Bytes a second and ms, as the browser's protocol takes them. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
