/**
 * Ground of a page in each theme, for what styles cannot reach: the browser's own bars (`theme-color`). The same as
 * `--color-bg-page`, which a test compares.
 */
export const pageGround = { light: '#fff', dark: '#101118' } as const;
