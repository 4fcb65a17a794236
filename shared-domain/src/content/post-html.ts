/**
 * What HTML a post may have: the one list, which the API keeps to when it stores and answers posts, and the blog when
 * it shows them. Everything else loses its tag and keeps its text.
 */
export const postHtml = {
  tags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'br'],
  linkAttributes: ['href', 'rel'],
  /** Web pages, mail, telephones, and pages of the shop itself. */
  links: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
} as const;
