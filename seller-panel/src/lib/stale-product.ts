import type { OwnProduct } from '@aaram/shared-domain/catalog';
import { ApiError } from '@aaram/shared-domain/contract';

/** Tries of a save while orders change the stock; if a product sells faster, the seller has to decide. */
export const MAX_ATTEMPTS = 4;

/** The API answers a stale version with the current product (product-rules.md#stale-edits-are-refused). */
export function findPresent(error: unknown): OwnProduct | undefined {
  const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
  return isStale ? (error.details.current as OwnProduct | undefined) : undefined;
}
