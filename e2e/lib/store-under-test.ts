import { inject } from 'vitest';

const place = inject('stores')[Number(process.env.VITEST_POOL_ID) - 1];
if (!place) {
  throw new Error(`No store was started for worker ${process.env.VITEST_POOL_ID}: see e2e/global-setup.ts.`);
}

/** This worker's store; its test files use it one after the other. */
export const { shopUrl, apiUrl, sandboxUrl, panelUrl, releasesDir } = place;
