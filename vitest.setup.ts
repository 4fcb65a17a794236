import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import './shared-ui/src/testing/setup.ts';

// How long something may take to show is no question of a unit test: a busy machine must not fail one.
configure({ asyncUtilTimeout: 15_000 });

// Each file runs in a realm of its own. What Node's own Response parses has the prototypes of another realm, in which
// libraries do not recognise plain objects.
Response.prototype.json = async function json(this: Response) {
  return JSON.parse(await this.text());
};

/** How React begins when the page itself is at fault: HTML that no browser keeps, keys, props, state while drawing. */
const faults =
  /^(In HTML,|<%s> cannot|Each child in a list|Encountered two children|React does not recognize|Received `%s`|Invalid DOM|Cannot update a component|A component is changing|You provided a `|Hydration failed|A tree hydrated)/;

let heard: MockInstance<typeof console.error>;
// Seen through whatever a test makes of the console: its own spy is this one.
beforeEach(() => {
  heard = vi.spyOn(console, 'error').mockClear();
});
afterEach(() => {
  const found = heard.mock.calls.filter(([line]) => typeof line === 'string' && faults.test(line));
  if (found.length > 0) {
    throw new Error(`React finds fault with the page: ${found.map((line) => line.join(' ')).join('\n')}`);
  }
});
