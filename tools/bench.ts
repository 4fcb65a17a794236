/**
 * npm run bench [pages|documents|api|search|panel|growth|taps|designer|releases|team]: measures the public pages of a
 * running store (SHOP_URL, default http://localhost:3000) on a slow phone (lib/bench/bench-pages.ts), what documents cost a shop
 * server of its own (lib/bench/bench-documents.ts), and compares the API's hot reads with a bare server (api/bench/http.ts), with
 * a separate database.
 *
 * When they are asked for: the panel's list of 20,000 products, which it adds to that store (lib/bench/bench-panel.ts), what
 * grows with the catalogue (lib/bench/bench-growth.ts), what a finger waits for (lib/bench/bench-taps.ts), in the designer too
 * (lib/bench/bench-designer.ts), what searches find (lib/bench/bench-search.ts), what a returning shopper loads after releases
 * (lib/bench/bench-releases.ts), and how long a team waits for its remote (lib/bench/bench-team.ts). Run it on a quiet machine.
 */
import { join } from 'node:path';
import { runStep } from '@aaram/runtime/processes';
import { benchDesigner } from './lib/bench/bench-designer.ts';
import { benchDocuments } from './lib/bench/bench-documents.ts';
import { benchGrowth } from './lib/bench/bench-growth.ts';
import { benchPages } from './lib/bench/bench-pages.ts';
import { benchPanel } from './lib/bench/bench-panel.ts';
import { benchReleases } from './lib/bench/bench-releases.ts';
import { benchSearch } from './lib/bench/bench-search.ts';
import { benchTaps } from './lib/bench/bench-taps.ts';
import { benchTeam } from './lib/bench/bench-team.ts';
import { findNode } from './lib/node24.mjs';

/** Resolves to the exit code. */
function benchApi() {
  const root = join(import.meta.dirname, '..');
  return runStep(findNode(root), ['api/bench/http.ts'], { root, env: process.env });
}

const benchmarks: Record<string, () => Promise<number>> = {
  pages: benchPages,
  documents: benchDocuments,
  api: benchApi,
  search: benchSearch,
  panel: benchPanel,
  growth: benchGrowth,
  taps: benchTaps,
  designer: benchDesigner,
  releases: benchReleases,
  team: benchTeam,
};
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in benchmarks));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": npm run bench [${Object.keys(benchmarks).join('|')}]`);
  process.exit(1);
}
/** The panel's adds products to the store, the designer's shoppers, and the others take minutes. */
const ON_REQUEST = ['search', 'panel', 'growth', 'taps', 'designer', 'releases', 'team'];
const codes: number[] = [];
for (const [name, run] of Object.entries(benchmarks))
  if ((chosen.length === 0 && !ON_REQUEST.includes(name)) || chosen.includes(name)) codes.push(await run());
process.exit(Math.max(...codes));
