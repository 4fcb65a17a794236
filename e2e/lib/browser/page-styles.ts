import { gzipSync } from 'node:zlib';

/** Most that all styles of a page may weigh together, KiB gzip: 14 with 2 % of air. */
export const STYLES_BUDGET_KIB = 14.28;

export const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);

/** Size of the styles after compression, KiB. */
export const weighStyles = (styles: readonly string[]): number => gzipSync(styles.join(''), { level: 9 }).length / 1024;
