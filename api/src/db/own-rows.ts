import type { Db } from '@aaram/runtime/db';

/** Somebody whose data is copied. */
export type Owner = {
  id: string;
  email: string;
  /** Whether the mail address is known to be theirs. */
  isVerified: boolean;
  /** What staff may have changed or read of theirs: their own id, and those of their orders. */
  subjects: readonly string[];
};
/** Where a page begins: behind the row at the place `after`. */
export type OwnPage = { after: string | null; limit: number };
/** A row of the copy with its place; the other fields are written as they are. */
export type OwnRow = { place: string };
/** Reads a page of somebody's rows of one kind, in the order of their places. */
export type ReadOwnRows = (db: Db, owner: Owner, page: OwnPage) => Promise<OwnRow[]>;
