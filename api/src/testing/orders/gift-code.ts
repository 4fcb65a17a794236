import { setCode } from '#modules/credits/gift-cards.repository.ts';
import { createGiftCodes } from '#modules/credits/gift-code.ts';
import type { PaymentHarness } from '../payment-harness.ts';

/** Gives a gift card a code, as its mail does; returns the code. */
export async function giveCode({ app, db }: Pick<PaymentHarness, 'app' | 'db'>, creditId: string): Promise<string> {
  const { code, ...stored } = createGiftCodes(app.config.secrets).codeOf(creditId, null);
  await setCode(db, creditId, stored);
  return code;
}
