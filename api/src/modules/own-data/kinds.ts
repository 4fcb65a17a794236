import type { OwnDataKind } from '@aaram/shared-domain/own-data';
import type { OwnRow, ReadOwnRows } from '#db/own-rows.ts';
import { readOwnAddresses } from '#modules/addresses/index.ts';
import { readOwnChanges } from '#modules/audit/index.ts';
import { readOwnCart, readOwnSavedItems } from '#modules/cart/index.ts';
import { findProductNames } from '#modules/catalog/index.ts';
import { readOwnConsents } from '#modules/consents/index.ts';
import { readOwnCreditMovements, readOwnCredits, readOwnGifts } from '#modules/credits/index.ts';
import { readOwnDesigns } from '#modules/designs/index.ts';
import { readOwnGrievanceAnswers, readOwnGrievances } from '#modules/grievances/index.ts';
import {
  readOwnAccount,
  readOwnEmailChanges,
  readOwnSecondSteps,
  readOwnSessions,
} from '#modules/identity/for-own-data.ts';
import { readOwnPictures } from '#modules/media/index.ts';
import { readOwnMessageChoices, readOwnShorts } from '#modules/messages/index.ts';
import {
  readOwnOrderHistory,
  readOwnOrderLines,
  readOwnOrders,
  readOwnParcelHistory,
  readOwnParcels,
  readOwnPaymentMismatches,
  readOwnProviderRefunds,
  readOwnRefunds,
  readOwnReturnHistory,
  readOwnReturns,
  readOwnTaxDocuments,
} from '#modules/orders/for-own-data.ts';
import { readOwnAlerts } from '#modules/restock/index.ts';
import { readOwnReviews } from '#modules/reviews/index.ts';
import { readOwnAccesses, readStaffAccesses } from '#modules/security/index.ts';
import { readOwnInvitations, readOwnTeam } from '#modules/teams/index.ts';
import { readOwnWishlist } from '#modules/wishlist/index.ts';

type WithProduct = OwnRow & { product: string };

/** Gives rows the names of their products instead of the ids. */
const naming =
  (read: ReadOwnRows): ReadOwnRows =>
  async (db, owner, page) => {
    const rows = (await read(db, owner, page)) as WithProduct[];
    const names = await findProductNames(
      db,
      rows.map(({ product }) => product),
    );
    return rows.map((row) => ({ ...row, product: names.get(row.product) ?? row.product }));
  };

/** A kind of data in the copy: how it is read, and the tables that it is read from. */
type Kind = { read: ReadOwnRows; tables: readonly string[] };

/** Where each kind of the copy comes from. A test looks for tables about people that are missing here. */
export const ownDataSources: Readonly<Record<OwnDataKind, Kind>> = {
  account: { read: readOwnAccount, tables: ['users'] },
  addresses: { read: readOwnAddresses, tables: ['addresses'] },
  consents: { read: readOwnConsents, tables: ['consents'] },
  messages: { read: readOwnMessageChoices, tables: ['message_choices'] },
  shortMessages: { read: readOwnShorts, tables: ['short_messages'] },
  emailChanges: { read: readOwnEmailChanges, tables: ['email_changes'] },
  orders: { read: readOwnOrders, tables: ['orders'] },
  orderLines: { read: readOwnOrderLines, tables: ['order_lines'] },
  parcels: { read: readOwnParcels, tables: ['order_parcels'] },
  orderHistory: { read: readOwnOrderHistory, tables: ['order_events'] },
  parcelHistory: { read: readOwnParcelHistory, tables: ['parcel_events'] },
  taxDocuments: { read: readOwnTaxDocuments, tables: ['tax_documents'] },
  refunds: { read: readOwnRefunds, tables: ['refunds'] },
  providerRefunds: { read: readOwnProviderRefunds, tables: ['provider_refunds'] },
  paymentMismatches: { read: readOwnPaymentMismatches, tables: ['payment_mismatches'] },
  returns: { read: readOwnReturns, tables: ['returns'] },
  returnHistory: { read: readOwnReturnHistory, tables: ['return_events'] },
  credits: { read: readOwnCredits, tables: ['credits'] },
  creditMovements: { read: readOwnCreditMovements, tables: ['credit_movements'] },
  giftCards: { read: readOwnGifts, tables: ['gift_cards'] },
  cart: { read: naming(readOwnCart), tables: ['cart_items'] },
  savedItems: { read: naming(readOwnSavedItems), tables: ['saved_items'] },
  designs: { read: naming(readOwnDesigns), tables: ['designs', 'design_prints'] },
  wishlist: { read: naming(readOwnWishlist), tables: ['wishlist_items'] },
  restockAlerts: { read: naming(readOwnAlerts), tables: ['restock_alerts'] },
  reviews: { read: naming(readOwnReviews), tables: ['reviews'] },
  pictures: { read: readOwnPictures, tables: ['pictures'] },
  complaints: { read: readOwnGrievances, tables: ['grievances'] },
  complaintAnswers: { read: readOwnGrievanceAnswers, tables: ['grievance_answers'] },
  team: { read: readOwnTeam, tables: ['team_members'] },
  teamInvitations: { read: readOwnInvitations, tables: ['team_invitations'] },
  sessions: { read: readOwnSessions, tables: ['sessions'] },
  secondSteps: { read: readOwnSecondSteps, tables: ['second_factors', 'passkeys'] },
  changesByStaff: { read: readOwnChanges, tables: ['audit_log'] },
  accesses: { read: readOwnAccesses, tables: ['access_trail'] },
  accessesByStaff: { read: readStaffAccesses, tables: ['access_trail'] },
};
