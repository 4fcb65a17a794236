/**
 * Page numbers to show around `page` (1-based): both ends, the page and its neighbours, `undefined` for a gap.
 */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages));
  const shown: (number | undefined)[] = [];
  let previous = 0;
  for (const n of [...wanted].sort((a, b) => a - b)) {
    // Instead of a gap for a single page, shows that page.
    if (n - previous === 2) {
      shown.push(n - 1);
    } else if (n - previous > 2) {
      shown.push(undefined);
    }
    shown.push(n);
    previous = n;
  }
  return shown;
}
