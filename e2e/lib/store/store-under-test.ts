import { inject } from 'vitest';
import type { StoreUnderTest } from '../../global-setup.ts';
import { askForStore } from './worker-stores.ts';

/** This worker's store; its test files use it one after the other. */
export const { folder, shopUrl, apiUrl, sandboxUrl, panelUrl, releasesDir } = await askForStore<StoreUnderTest>(
  inject('storesFolder'),
);
