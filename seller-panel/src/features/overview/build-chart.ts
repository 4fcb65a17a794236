import { MANY_TIMES } from '#lib/many-times.ts';
import * as texts from '#texts/overview.ts';

/** Points of a polyline through `values` in a box of `width` by `height`, with `margin` above and below. */
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

/** With fewer orders in the earlier week a percentage would say nothing. */
const FEW = 5;

type Weeks = { now: number; before: number; percent: number | undefined };

/** The newest `days` and the `days` before them; the change in whole percent only when those had enough orders. */
export function compareWeeks(values: readonly number[], days = 7): Weeks {
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  const now = sum(values.slice(-days));
  const before = sum(values.slice(-2 * days, -days));
  return { now, before, percent: before < FEW ? undefined : Math.round(((now - before) / before) * 100) };
}

/** Text below the orders of the last seven days. */
export function describeChange({ now, before, percent }: Weeks, format: (count: number) => string): string | undefined {
  if (percent !== undefined && now > before * MANY_TIMES) {
    return texts.manyTimesWeekBefore(MANY_TIMES, format(before));
  }
  if (percent !== undefined) {
    return texts.percentFromWeekBefore(`${percent > 0 ? '+' : ''}${format(percent)}`);
  }
  if (before === 0) {
    return now === 0 ? undefined : texts.noneInWeekBefore;
  }
  return texts.inWeekBefore(format(before));
}
