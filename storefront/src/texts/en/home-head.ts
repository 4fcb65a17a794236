/** What search engines and tabs show of the home page. Separate, because every page loads the title. */
export const title = 'Comfort Crafted with Care';
export const description =
  'Clothing, shoes, bags and cosmetics, customised items and glow-in-the-dark prints, delivered within India.';
