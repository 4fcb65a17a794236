import { inject } from 'vitest';
import { claimStore } from './claim-store.ts';

/** This worker's store; its test files use it one after the other. */
export const { folder, shopUrl, apiUrl, sandboxUrl, panelUrl, releasesDir } = claimStore(inject('stores'));
