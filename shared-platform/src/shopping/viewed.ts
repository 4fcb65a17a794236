/** The key in local storage of the products that this browser showed last (product-rules.md#recently-viewed). */
export const viewedKey = 'viewed';

/** Forgets them: other people must not see them. */
export function forgetViewed() {
  try {
    localStorage.removeItem(viewedKey);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}
