import { gzipSync } from 'node:zlib';

/** What all styles of a page may weigh together, gzip. */
export const STYLES_BUDGET_KIB = 14;

/** The styles that stand in a document. */
export const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);

/** What styles weigh together as they travel, KiB. */
export const weighStyles = (styles: readonly string[]): number => gzipSync(styles.join(''), { level: 9 }).length / 1024;
