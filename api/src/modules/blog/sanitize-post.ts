import sanitizeHtml from 'sanitize-html';

/**
 * What of a post's HTML is kept: the one list of allowed tags. Everything else loses its tag and keeps its text;
 * scripts and styles lose both. Links may only lead to web pages, mail and telephones.
 */
export function sanitizePost(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'br'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'template', 'title'],
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      div: 'p',
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { href, rel: 'noopener nofollow' } }),
    },
    nestingLimit: 20,
  }).trim();
}
