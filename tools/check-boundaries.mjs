/** Checks the rules of .dependency-cruiser.mjs over the whole house. Exits 1 with one line for each violation. */
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';

const folders = [
  'shell',
  'storefront',
  'seller-panel',
  'blog',
  'shared-platform',
  'shared-ui',
  'shared-domain',
  'api',
  'e2e',
];
const { output } = await cruise(
  folders,
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { summary } = output;
// Without a compiler it can read, it finds no modules and no violations: that is no pass.
if (summary.totalCruised < 100) {
  console.error(`Only ${summary.totalCruised} modules were read: the check does not see the sources.`);
  process.exit(1);
}
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`${summary.totalCruised} modules, ${summary.violations.length} violations`);
process.exit(summary.violations.length > 0 ? 1 : 0);
