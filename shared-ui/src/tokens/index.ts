/**
 * Background of a page in each theme, where styles do not reach: the browser's own bars (`theme-color`). The
 * same as `--color-bg-page`; a test compares them.
 */
export const pageGround = { light: '#fff', dark: '#101118' } as const;
