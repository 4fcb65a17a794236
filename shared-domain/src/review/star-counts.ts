/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly number[];

/** Number and sum of the stars of all counted reviews, and their average with one decimal; null without any. */
export function sumStars(counts: StarCounts): { total: number; sum: number; average: number | null } {
  const total = counts.reduce((all, count) => all + count, 0);
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
  return { total, sum, average: total === 0 ? null : Math.round((sum / total) * 10) / 10 };
}
