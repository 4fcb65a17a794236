import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import './shared-ui/src/testing/setup.ts';

// Unit tests do not measure how long something takes to appear: a busy machine must not fail one.
configure({ asyncUtilTimeout: 15_000 });

// Each file runs in its own realm. Node's own Response parses JSON into objects of another realm, which libraries do
// not recognise as plain objects.
Response.prototype.json = async function json(this: Response) {
  return JSON.parse(await this.text());
};

/** How React's messages begin when the page is wrong: invalid HTML, keys, props, state changes while rendering. */
const faults =
  /^(In HTML,|<%s> cannot|Each child in a list|Encountered two children|React does not recognize|Received `%s`|Invalid DOM|Cannot update a component|A component is changing|You provided a `|Hydration failed|A tree hydrated)/;

afterEach(cleanup);

// Files of a worker share its page and its modules: each leaves them as it found them.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

let heard: MockInstance<typeof console.error>;
// Works beside a test's own spy on the console: vitest returns the same spy.
beforeEach(() => {
  heard = vi.spyOn(console, 'error').mockClear();
});
afterEach(() => {
  const found = heard.mock.calls.filter(([line]) => typeof line === 'string' && faults.test(line));
  if (found.length > 0) {
    throw new Error(`React finds fault with the page: ${found.map((line) => line.join(' ')).join('\n')}`);
  }
});
