/**
 * The HTML a post may have. The API applies this list when it stores and answers posts, the blog when it shows them.
 * Other tags are removed and their text stays.
 */
export const postHtml = {
  tags: ['p', 'h2', 'h3', 'strong', 'em', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'br', 'hr', 'img', 'product-card'],
  linkAttributes: ['href', 'rel'],
  listAttributes: ['start'],
  pictureAttributes: ['src', 'alt'],
  cardAttributes: ['data-id'],
  /** Web, mail and phone links, and pages of the shop itself. */
  links: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  /** Pictures of the store; those that belong to shoppers are none of them. */
  pictures: /^\/media\/(?!(?:design|return|review)-)[a-z0-9-]{1,80}_\d{1,5}x\d{1,5}_[0-9a-f]{6}\/\d{1,5}\.webp$/,
  productId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const;

/** What the API makes of a picture when everybody may read it: sizes to choose from, and a reserved space. */
export const shownPictureHtml = {
  tags: ['picture', 'source'],
  attributes: ['srcset', 'sizes', 'type', 'width', 'height', 'loading', 'decoding'],
} as const;

/** Most cards of products, and most pictures, in the text of a post (product-rules.md#pictures-and-products-in-posts). */
export const MAX_CARDS_IN_POST = 24;
export const MAX_PICTURES_IN_POST = 40;

/** Posts in the feed: readers keep the older ones. */
export const MAX_POSTS_IN_FEED = 30;

const card = /<product-card data-id="([0-9a-f-]{36})"><\/product-card>/;

/** The ids of the products whose cards stand in a post's HTML, in their order. */
export const listCards = (html: string): string[] =>
  [...html.matchAll(new RegExp(card, 'g'))].map(([, id]) => id ?? '');

/** A post's HTML cut at its cards: texts and ids in turn, beginning and ending with a text. */
export const splitAtCards = (html: string): string[] => html.split(card);
