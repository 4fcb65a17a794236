import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import config from '../../../.dependency-cruiser.mjs';
import { findViolations } from './boundaries.ts';

const value = 'export const value = 1;\n';
const taking = (path: string) => `import { value } from '${path}';\nexport const taken = value;\n`;
const using = (name: string) => `import * as taken from '${name}';\nexport const used = taken;\n`;

/** For each rule, the smallest set of files that breaks it. */
const planted: Record<string, Record<string, string>> = {
  'no-circular': {
    'shell/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
    'shell/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
  },
  'apps-are-islands': { 'blog/src/a.ts': taking('../../storefront/src/b.ts'), 'storefront/src/b.ts': value },
  'features-are-siblings': {
    'blog/src/features/post/a.ts': taking('../manager/b.ts'),
    'blog/src/features/manager/b.ts': value,
  },
  'app-is-the-top': { 'blog/src/features/post/a.ts': taking('../../app/b.ts'), 'blog/src/app/b.ts': value },
  'lib-is-the-bottom': { 'blog/src/lib/a.ts': taking('../features/post/b.ts'), 'blog/src/features/post/b.ts': value },
  'shared-looks-only-down': { 'shared-ui/src/a.ts': taking('../../shell/src/b.ts'), 'shell/src/b.ts': value },
  'ui-and-domain-are-strangers': {
    'shared-ui/src/a.ts': taking('../../shared-domain/src/b.ts'),
    'shared-domain/src/b.ts': value,
  },
  'platform-draws-nothing': {
    'shared-platform/src/a.ts': taking('../../shared-ui/src/b.ts'),
    'shared-ui/src/b.ts': value,
  },
  'panel-glue-stays-in-the-panel': {
    'storefront/src/a.ts': taking('../../shared-panel/src/b.ts'),
    'shared-panel/src/b.ts': value,
  },
  'ui-is-only-ui': { 'shared-ui/src/a.ts': using('react-router-dom') },
  'domain-is-pure': { 'shared-domain/src/a.ts': using('node:fs') },
  'zod-stays-in-schemas': { 'storefront/src/a.ts': using('zod') },
  'remotes-use-the-facade': { 'storefront/src/a.ts': using('@tanstack/react-query') },
  'the-host-side-is-the-shells': {
    'storefront/src/a.ts': taking('../../shared-platform/src/host/index.ts'),
    'shared-platform/src/host/index.ts': value,
  },
  'api-serves-it-does-not-render': { 'api/src/a.ts': taking('../../shared-ui/src/b.ts'), 'shared-ui/src/b.ts': value },
  'api-modules-meet-at-index': {
    'api/src/modules/cart/a.ts': taking('../orders/b.ts'),
    'api/src/modules/orders/b.ts': value,
  },
  'index-lends-functions': {
    'api/src/modules/cart/index.ts': taking('./cart.routes.ts'),
    'api/src/modules/cart/cart.routes.ts': value,
  },
  'modules-have-floors': {
    'api/src/modules/catalog/a.ts': taking('../orders/index.ts'),
    'api/src/modules/orders/index.ts': value,
  },
  'reviews-are-below-orders': {
    'api/src/modules/reviews/a.ts': taking('../orders/index.ts'),
    'api/src/modules/orders/index.ts': value,
  },
  'carts-and-credits-are-below-orders': {
    'api/src/modules/credits/a.ts': taking('../orders/index.ts'),
    'api/src/modules/orders/index.ts': value,
  },
  'orders-are-below-payments': {
    'api/src/modules/orders/a.ts': taking('../payments/index.ts'),
    'api/src/modules/payments/index.ts': value,
  },
  'the-library-is-below-the-catalogue': {
    'api/src/modules/library/a.ts': taking('../catalog/index.ts'),
    'api/src/modules/catalog/index.ts': value,
  },
  'plugins-know-no-module': {
    'api/src/plugins/a.ts': taking('../modules/cart/index.ts'),
    'api/src/modules/cart/index.ts': value,
  },
  'statuses-belong-to-routes': {
    'api/src/modules/cart/cart.service.ts': taking('../../plugins/errors.ts'),
    'api/src/plugins/errors.ts': value,
  },
  'only-repositories-touch-the-database': { 'api/src/modules/cart/cart.routes.ts': using('pg') },
  'runtime-knows-no-store': {
    'runtime/processes/a.ts': taking('../../shared-domain/src/catalog/index.ts'),
    'shared-domain/src/catalog/index.ts': value,
  },
  'rooms-by-their-door': {
    'api/src/a.ts': taking('../../runtime/processes/b.ts'),
    'runtime/processes/b.ts': value,
  },
  'rooms-meet-at-their-doors': {
    'runtime/locks/a.ts': taking('../processes/b.ts'),
    'runtime/processes/b.ts': value,
  },
  'tools-are-leaves': { 'api/src/a.ts': taking('../../tools/lib/b.ts'), 'tools/lib/b.ts': value },
  'no-test-code-in-production': { 'shell/src/a.ts': taking('./testing/b.ts'), 'shell/src/testing/b.ts': value },
  'not-unresolvable': { 'shell/src/a.ts': taking('./nowhere.ts') },
};

let house: string;
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'aaram-house-'));
  await symlink(resolve(import.meta.dirname, '../../../node_modules'), join(house, 'node_modules'));
  await writeFile(join(house, 'package.json'), '{"name":"house","type":"module"}');
});
afterEach(() => rm(house, { recursive: true, force: true }));

async function rulesBrokenBy(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const { violations } = await findViolations(house, folders);
  return violations.map(({ rule }) => rule);
}

describe('the boundary rules', () => {
  it('each have a planted violation here', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(planted))('%s is caught', async (rule, files) => {
    expect(await rulesBrokenBy(files)).toContain(rule);
  });

  it('let a module use what is lent to it alone, and no other', async () => {
    const lent = { 'api/src/modules/orders/for-payments.ts': value };
    const use = taking('../orders/for-payments.ts');
    expect(await rulesBrokenBy({ ...lent, 'api/src/modules/payments/a.ts': use })).toEqual([]);
    expect(await rulesBrokenBy({ ...lent, 'api/src/modules/panel/a.ts': use })).toEqual(['api-modules-meet-at-index']);
  });

  it('let correct imports pass', async () => {
    const tidy = {
      'storefront/src/app/page.ts': taking('../features/cart/cart.ts'),
      'storefront/src/features/cart/cart.ts': value,
    };
    expect(await rulesBrokenBy(tidy)).toEqual([]);
  });
});
