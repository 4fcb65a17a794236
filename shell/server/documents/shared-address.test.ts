import { connectionRules } from '@aaram/runtime/http';
import { createFairSemaphore, createMissBudget } from '@aaram/runtime/queues';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proxyRules } from '../calls/proxy.ts';
import { documentRules } from './documents.ts';

const ADDRESS = '100.64.0.1';
const SHOPPERS = 300;
/** Each opens a page every 10 s; a tenth of these pages was not opened within the last minute. */
const PAGES_A_SECOND = SHOPPERS / 10;
const NEW_PAGES_A_SECOND = PAGES_A_SECOND / 10;
/** API calls of a page when a shopper is logged in, and its pictures that the browser has not cached. */
const CALLS_OF_A_PAGE = 12;
const CALL_MS = 40;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe(`${SHOPPERS} shoppers behind the address of their carrier`, () => {
  // security: slow-requests
  it('wait for no slot at the API, or hardly', async () => {
    const slots = createFairSemaphore(proxyRules.slots);
    const waits: number[] = [];
    const call = async () => {
      const began = performance.now();
      const leave = await slots.take(ADDRESS);
      waits.push(leave ? performance.now() - began : Number.POSITIVE_INFINITY);
      setTimeout(() => leave?.(), CALL_MS);
    };
    const timer = setInterval(() => void call(), 1000 / (PAGES_A_SECOND * CALLS_OF_A_PAGE));
    await vi.advanceTimersByTimeAsync(10_000);
    clearInterval(timer);
    expect(waits.length).toBeGreaterThan(3000);
    expect(Math.max(...waits)).toBeLessThan(100);
  });

  // security: slow-requests
  it('have new documents made without waiting', () => {
    let now = 0;
    const budget = createMissBudget({ ...documentRules.budget, now: () => now });
    for (; now < 600_000; now += 1000 / NEW_PAGES_A_SECOND) {
      expect(budget.take(ADDRESS)).toEqual({ waitMs: 0 });
    }
  });

  it('have the six connections that each of their browsers opens', () => {
    expect(connectionRules.open.perSource).toBeGreaterThanOrEqual(6 * SHOPPERS);
  });
});
