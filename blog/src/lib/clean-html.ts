import { postHtml, shownPictureHtml } from '@aaram/shared-domain/content';
import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);
// Of pictures only the store's own.
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !postHtml.pictures.test(node.getAttribute('src') ?? '')) {
    node.remove();
  }
});

/**
 * Sanitises a post's HTML again in the browser, with the API's own list: a second defence if the API returns unsafe
 * HTML. Loaded only when a post is fetched without a new document.
 */
export function cleanHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...postHtml.tags, ...shownPictureHtml.tags],
    ALLOWED_ATTR: [
      ...postHtml.linkAttributes,
      ...postHtml.listAttributes,
      ...postHtml.pictureAttributes,
      ...postHtml.cardAttributes,
      ...shownPictureHtml.attributes,
    ],
    ALLOWED_URI_REGEXP: postHtml.links,
    ADD_URI_SAFE_ATTR: ['rel', ...postHtml.cardAttributes, ...shownPictureHtml.attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
