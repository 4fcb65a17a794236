import { viewedKey } from '@aaram/shared-platform';

/** The browser keeps no more than these (product-rules.md#recently-viewed). */
const MAX_VIEWED = 12;

/** Ids of the products that this browser showed last, newest first; none where it may not store anything. */
export function readViewed(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '');
    return Array.isArray(ids) ? ids.filter((id) => /^[\da-f-]{36}$/.test(id)).slice(0, MAX_VIEWED) : [];
  } catch {
    return [];
  }
}

/** Notes that a product was shown. */
export function noteViewed(id: string) {
  try {
    const ids = [id, ...readViewed().filter((other) => other !== id)];
    localStorage.setItem(viewedKey, JSON.stringify(ids.slice(0, MAX_VIEWED)));
  } catch {
    // Where nothing may be stored, nothing is shown.
  }
}
