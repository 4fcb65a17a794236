import { policyFacts } from '@aaram/shared-domain/settings';
import { addMovements, insertCredit } from '#modules/credits/credits.repository.ts';
import { setCode } from '#modules/credits/gift-cards.repository.ts';
import { createGiftCodes } from '#modules/credits/gift-code.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import type { GoodCall, People } from './good-call.ts';

/** A credit note of this person; returns its id. */
export async function buildCredit(
  { db }: Pick<PaymentHarness, 'db'>,
  ownerId: string,
  { paise = 500_00, validMonths = policyFacts.creditValidMonths as number } = {},
): Promise<string> {
  const id = (await insertCredit(db, { kind: 'credit-note', ownerId, validMonths })) ?? '';
  await addMovements(db, [{ creditId: id, kind: 'issued', deltaPaise: paise }]);
  return id;
}

const ownCredit = ({ harness, people }: { harness: PaymentHarness; people: People }) =>
  buildCredit(harness, people.shopper.id);

const giftCard = {
  amount: 1000,
  recipientName: 'Kavya Iyer',
  recipientEmail: 'kavya@example.com',
  senderName: 'Meera',
  message: 'Happy birthday!',
};

/** Calls about credit notes and gift cards. */
export const creditCalls: Record<string, GoodCall> = {
  'GET /api/credits': { by: 'shopper', make: async (given) => (await ownCredit(given)) && {} },
  'POST /api/credits': {
    by: 'shopper',
    make: async ({ harness }) => {
      const id = await insertCredit(harness.db, { kind: 'gift-card', ownerId: null, validMonths: 3 });
      const { code, ...stored } = createGiftCodes(harness.app.config.secrets).codeOf(id ?? '', null);
      await setCode(harness.db, id ?? '', stored);
      return { payload: { code } };
    },
  },
  'GET /api/gift-cards': { by: 'shopper' },
  'POST /api/gift-cards': { by: 'shopper', make: () => ({ payload: giftCard }) },
  'GET /api/auth/panel/credits': { by: 'admin', make: async (given) => (await ownCredit(given)) && {} },
  'PUT /api/auth/panel/credits/{id}': {
    by: 'admin',
    make: async (given) => ({
      params: { id: await ownCredit(given) },
      payload: { action: 'withdraw', reason: 'It was issued twice.' },
    }),
  },
};
