import { postHtml } from '@aaram/shared-domain/content';
import sanitizeHtml from 'sanitize-html';

/**
 * Keeps only the HTML that `postHtml` lists. Other elements lose their tags but keep their text; scripts and styles are
 * removed with their content. Links may only be web, mail and telephone links.
 */
export function sanitizePost(html: string): string {
  let clean = sanitizeOnce(html);
  // A parser may build the clean HTML differently, so it is sanitized again until it no longer changes.
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
