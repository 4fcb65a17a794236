/**
 * What the copy of somebody's data has: its kinds, each with its fields, in the order in which they are shown. Times are
 * ISO 8601, money is rupees.
 */
export const ownDataFields = {
  account: ['name', 'email', 'mobile', 'role', 'isVerified', 'createdAt'],
  addresses: ['name', 'phone', 'address', 'city', 'state', 'pincode', 'landmark', 'createdAt'],
  consents: ['kind', 'isGiven', 'words', 'version', 'language', 'source', 'at'],
  messages: ['kind', 'channel', 'isWanted', 'chosenBy', 'chosenAt'],
  shortMessages: ['channel', 'kind', 'words', 'isSent', 'createdAt', 'endedAt'],
  emailChanges: ['oldEmail', 'newEmail', 'state', 'createdAt', 'madeAt'],
  orders: [
    'order',
    'createdAt',
    'orderStatus',
    'paymentStatus',
    'paymentMethod',
    'total',
    'delivery',
    'gst',
    'payable',
    'paidAt',
    'invoice',
    'buyerName',
    'buyerEmail',
    'name',
    'phone',
    'address',
    'city',
    'state',
    'pincode',
    'landmark',
    'trackingId',
    'providerOrder',
    'providerPayment',
  ],
  orderLines: ['order', 'product', 'size', 'quantity', 'cancelled', 'price', 'picture', 'ownPicture', 'preview'],
  parcels: ['order', 'orderStatus', 'trackingId', 'carrier'],
  orderHistory: ['order', 'orderStatus', 'paymentStatus', 'cause', 'at'],
  parcelHistory: ['order', 'orderStatus', 'cause', 'at'],
  refunds: ['order', 'amount', 'state', 'createdAt'],
  providerRefunds: ['order', 'id', 'amount', 'state', 'createdAt'],
  paymentMismatches: ['order', 'providerPayment', 'amount', 'currency', 'createdAt'],
  returns: [
    'order',
    'product',
    'kind',
    'state',
    'quantity',
    'reason',
    'comment',
    'pictures',
    'size',
    'fee',
    'refund',
    'answer',
    'trackingId',
    'requestedAt',
  ],
  returnHistory: ['order', 'state', 'at'],
  cart: ['product', 'size', 'quantity', 'ownPicture', 'preview', 'createdAt'],
  wishlist: ['product', 'createdAt'],
  reviews: ['product', 'name', 'rating', 'comment', 'pictures', 'answer', 'hiddenReason', 'createdAt'],
  pictures: ['address', 'purpose', 'bytes', 'createdAt'],
  complaints: ['ticket', 'state', 'name', 'email', 'mobile', 'topic', 'order', 'text', 'createdAt', 'closedAt'],
  complaintAnswers: ['ticket', 'text', 'at'],
  sessions: ['browser', 'source', 'startedAt', 'lastSeenAt', 'expiresAt'],
  secondSteps: ['kind', 'name', 'createdAt', 'lastUsedAt'],
  changesByStaff: ['action', 'subject', 'subjectId', 'detail', 'at'],
  accesses: ['action', 'source', 'times', 'firstAt', 'lastAt'],
  accessesByStaff: ['action', 'subjectId', 'times', 'firstAt', 'lastAt'],
} as const satisfies Record<string, readonly string[]>;

/** One kind of data in the copy. */
export type OwnDataKind = keyof typeof ownDataFields;
/** A field that some kind has. */
export type OwnDataField = (typeof ownDataFields)[OwnDataKind][number];
export const ownDataKinds = Object.keys(ownDataFields) as OwnDataKind[];

export type { OwnData, OwnDataRow } from './schema.ts';
