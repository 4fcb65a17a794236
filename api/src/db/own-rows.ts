import type { Db } from '@aaram/runtime/db';

/** A person whose data is copied. */
export type Owner = {
  id: string;
  email: string;
  /** Whether the mail address is known to be theirs. */
  isVerified: boolean;
  /** What staff may have changed or read of theirs: their own id, and those of their orders. */
  subjects: readonly string[];
};
/** Where a page begins: after the row with the cursor `after`. */
export type OwnPage = { after: string | null; limit: number };
/** A row of the copy with its cursor; the other fields are written as they are. */
export type OwnRow = { cursor: string };
/** Reads a page of a person's rows of one kind, in the order of their cursors. */
export type ReadOwnRows = (db: Db, owner: Owner, page: OwnPage) => Promise<OwnRow[]>;
