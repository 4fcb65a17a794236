import { postHtml } from '@aaram/shared-domain/content';
import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

/**
 * Cleans a post's HTML once more before a browser sees it, by the API's own list: should the store ever answer what it
 * should not, it still runs nowhere. Loaded only when a post is read without a new document.
 */
export function cleanHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...postHtml.tags],
    ALLOWED_ATTR: [...postHtml.linkAttributes],
    ALLOWED_URI_REGEXP: postHtml.links,
    ADD_URI_SAFE_ATTR: ['rel'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
