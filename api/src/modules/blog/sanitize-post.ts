import { postHtml } from '@aaram/shared-domain/content';
import sanitizeHtml from 'sanitize-html';

/**
 * What of a post's HTML is kept: what `postHtml` lists. Everything else loses its tag and keeps its text;
 * scripts and styles lose both. Links may only lead to web pages, mail and telephones.
 */
export function sanitizePost(html: string): string {
  let clean = sanitizeOnce(html);
  // What a parser makes of the result may be put together differently once more; what it keeps is stored.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitizeOnce(clean);
    if (again === clean) {
      break;
    }
    clean = again;
  }
  return clean;
}

const MOST_ROUNDS = 3;

function sanitizeOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...postHtml.tags],
    allowedAttributes: { a: [...postHtml.linkAttributes] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'template', 'title'],
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      div: 'p',
      a: (tagName, { href }) => ({
        tagName,
        attribs: href !== undefined && postHtml.links.test(href) ? { href, rel: 'noopener nofollow' } : {},
      }),
    },
    nestingLimit: 20,
  }).trim();
}
