import type { Db } from '@aaram/runtime/db';
import { forgetAddresses } from '#modules/addresses/index.ts';
import { forgetCart } from '#modules/cart/index.ts';
import { forgetConsentSources } from '#modules/consents/index.ts';
import { forgetGifts } from '#modules/credits/index.ts';
import { forgetDesigns } from '#modules/designs/index.ts';
import { forgetAccount } from '#modules/identity/for-deletion.ts';
import { forgetJobsAbout } from '#modules/jobs/index.ts';
import { forgetPictureOwner } from '#modules/media/index.ts';
import { forgetMessageChoices, forgetShorts } from '#modules/messages/index.ts';
import { findOwnOrderIds, forgetBuyer } from '#modules/orders/index.ts';
import { forgetTables } from '#modules/panel/index.ts';
import { forgetAlertsOf } from '#modules/restock/index.ts';
import { forgetReviews } from '#modules/reviews/index.ts';
import { forgetMember } from '#modules/teams/index.ts';
import { forgetWishlist } from '#modules/wishlist/index.ts';

type Person = { id: string; email: string };
type Step = { tables: readonly string[]; forget: (tx: Db, person: Person) => Promise<void> };

const byId =
  (forget: (tx: Db, userId: string) => Promise<void>) =>
  (tx: Db, { id }: Person) =>
    forget(tx, id);

/**
 * What a deletion removes or makes nameless, and the tables that each step cleans, in the order of locks: orders, then
 * products, then the rest. A test looks for tables about people that are missing here.
 */
export const forgetSteps: readonly Step[] = [
  { tables: ['orders', 'order_lines', 'payment_links', 'returns'], forget: byId(forgetBuyer) },
  {
    tables: ['gift_cards'],
    forget: async (tx, { id, email }) => forgetGifts(tx, await findOwnOrderIds(tx, id), email),
  },
  {
    tables: ['designs', 'design_prints', 'design_shares', 'print_files'],
    forget: async (tx, { id }) => forgetDesigns(tx, id, await findOwnOrderIds(tx, id)),
  },
  { tables: ['reviews'], forget: byId(forgetReviews) },
  { tables: ['addresses'], forget: byId(forgetAddresses) },
  { tables: ['cart_items', 'saved_items'], forget: byId(forgetCart) },
  { tables: ['wishlist_items'], forget: byId(forgetWishlist) },
  { tables: ['restock_alerts'], forget: byId(forgetAlertsOf) },
  { tables: ['message_choices'], forget: byId(forgetMessageChoices) },
  { tables: ['short_messages'], forget: byId(forgetShorts) },
  { tables: ['consents'], forget: byId(forgetConsentSources) },
  { tables: ['panel_tables'], forget: byId(forgetTables) },
  { tables: ['team_members', 'team_invitations'], forget: forgetMember },
  { tables: ['pictures'], forget: byId(forgetPictureOwner) },
  { tables: [], forget: (tx, { email }) => forgetJobsAbout(tx, email) },
  {
    tables: [
      'users',
      'sessions',
      'password_resets',
      'email_links',
      'email_changes',
      'email_change_links',
      'second_factors',
      'recovery_codes',
      'passkey_challenges',
      'passkeys',
      'challenges',
      'phone_codes',
      'account_deletions',
    ],
    forget: byId(forgetAccount),
  },
];

/** Removes a person from the whole database, in the caller's transaction. */
export async function forgetPerson(tx: Db, person: Person) {
  for (const { forget } of forgetSteps) {
    await forget(tx, person);
  }
}
