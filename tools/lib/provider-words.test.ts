import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Where the main payment provider is known: its folder, its window, its settings, its sandbox, and the contract's names. */
const isItsOwn = (path: string) =>
  /^api\/src\/(modules\/payments\/razorpay|payment-sandbox|db\/migrations|testing)\//.test(path) ||
  /^storefront\/src\/features\/checkout\/(payment\/razorpay|testing\/)/.test(path) ||
  /^shared-domain\/src\/environment\//.test(path) ||
  [
    'api/src/config.ts',
    // The lines that name it, or import its parts.
    'api/src/modules/payments/providers.ts',
    'api/src/modules/payments/payments.routes.ts',
    'api/src/modules/payments/pay-by-link.routes.ts',
    'storefront/src/features/checkout/payment/payment-providers.ts',
    // The names of the contract, and what people read.
    'shared-domain/src/contract/schema.ts',
    'shared-domain/src/order/payment-session-schema.ts',
    'storefront/src/texts/en/checkout.ts',
  ].includes(path);

it('no code but its own speaks of the main payment provider', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs'], { cwd: root }).toString();
  const code = files
    .split('\0')
    .filter((path) => /^(api|shared-[a-z]+|shell|storefront|seller-panel|blog)\/src\//.test(path))
    .filter((path) => !/\.(test|stories)\.|\/testing\//.test(path) && existsSync(join(root, path)));
  const speaking = code.filter((path) => /razorpay/i.test(readFileSync(join(root, path), 'utf8')));
  expect(speaking.length).toBeGreaterThan(5);
  expect(speaking.filter((path) => !isItsOwn(path))).toEqual([]);
});
