import { postHtml } from '@aaram/shared-domain/content';
import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

/**
 * Sanitises a post's HTML again in the browser, with the API's own list: a second defence if the API returns unsafe
 * HTML. Loaded only when a post is fetched without a new document.
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
