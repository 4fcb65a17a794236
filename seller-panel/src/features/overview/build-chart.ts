/** Points of a line through `values` in a box of `width` by `height`, with `margin` above and below. */
export function buildSparkline(values: readonly number[], width: number, height: number, margin = 4): string {
  const highest = Math.max(1, ...values);
  const stride = values.length > 1 ? width / (values.length - 1) : width;
  return values
    .map((value, index) => {
      const y = height - margin - (value / highest) * (height - 2 * margin);
      return `${(index * stride).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Change of the newest `days` against the `days` before them, whole percent; undefined when there was nothing before. */
export function compareWeeks(values: readonly number[], days = 7): { now: number; percent: number | undefined } {
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  const now = sum(values.slice(-days));
  const before = sum(values.slice(-2 * days, -days));
  return { now, percent: before === 0 ? undefined : Math.round(((now - before) / before) * 100) };
}
