/**
 * The HTML a post may have. The API applies this list when it stores and answers posts, the blog when it shows them.
 * Other tags are removed and their text is kept.
 */
export const postHtml = {
  tags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'br'],
  linkAttributes: ['href', 'rel'],
  /** Web, mail and phone links, and pages of the shop itself. */
  links: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
} as const;
