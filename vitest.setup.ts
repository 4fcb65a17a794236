import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import './shared-ui/src/testing/setup.ts';

// How long something may take to show is no question of a unit test: a busy machine must not fail one.
configure({ asyncUtilTimeout: 15_000 });

// Each file runs in a realm of its own. What Node's own Response parses has the prototypes of another realm, in which
// libraries do not recognise plain objects.
Response.prototype.json = async function json(this: Response) {
  return JSON.parse(await this.text());
};
