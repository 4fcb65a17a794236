import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/bar-chart.ts';
import styles from './bar-chart.module.css';
import type { ChartBar } from './chart-bar.ts';
import { useWidth } from './use-width.ts';

type BarPlotProps = {
  label: string;
  bars: readonly ChartBar[];
  formatValue: (value: number) => string;
};

const height = 240;
const top = 22;
const bottom = height - 26;
/** Width that one label under the bars needs, in pixels. */
const labelRoom = 64;

/** Round steps of the scale; whole numbers when all values are. */
function ticksFor(bars: readonly ChartBar[]) {
  const whole = bars.every(({ value }) => Number.isInteger(value));
  return scalesFor(bars, 1, 0)
    .y.ticks(4)
    .filter((tick) => !whole || Number.isInteger(tick));
}

function scalesFor(bars: readonly ChartBar[], width: number, start: number) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return {
    x: scaleBand({ domain: bars.map((_, index) => index), range: [start, width], padding: 0.36 }),
    y: scaleLinear({ domain: [0, highest], range: [bottom, top], nice: 4 }),
  };
}

/** The last bar always has a label. Before it, every n-th bar has one, depending on the width. */
function isLabelled(index: number, count: number, width: number) {
  const every = Math.max(1, Math.ceil((count * labelRoom) / width));
  return (count - 1 - index) % every === 0;
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

type SlotProps = {
  /** Edges of the bar and of its column, in pixels. */
  box: { left: number; width: number; top: number };
  isStop: boolean;
  isLast: boolean;
  value: string | undefined;
  name: string;
  caption: ReactNode;
  onShow: (how: 'focus' | 'pointer') => void;
  onHide: () => void;
};

/** One bar, its value on hover or focus, and its label if there is room. */
function Slot({ box, isStop, isLast, value, name, caption, onShow, onHide }: SlotProps) {
  const { left, width, top: barTop } = box;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: only its value is shown
    <g
      data-bar
      role="img"
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      className={styles.slot}
      data-current={isLast || undefined}
      onFocus={() => onShow('focus')}
      onBlur={onHide}
      onPointerEnter={() => onShow('pointer')}
    >
      <rect className={styles.reach} x={left - 2} y={top - 18} width={width + 4} height={bottom - top + 18} />
      <Bar className={cx(styles.bar)} x={left} y={barTop} width={width} height={bottom - barTop} rx={2} />
      {value === undefined ? null : (
        <text className={styles.value} x={left + width / 2} y={barTop - 6} textAnchor="middle" aria-hidden>
          {value}
        </text>
      )}
      {caption}
    </g>
  );
}

type CaptionProps = { bar: ChartBar; left: number; width: number; atEnd: boolean };

/** The name of a bar below it. */
function Caption({ bar, left, width, atEnd }: CaptionProps) {
  return (
    <text
      className={styles.tick}
      x={atEnd ? left + width : left + width / 2}
      y={bottom + 18}
      textAnchor={atEnd ? 'end' : 'middle'}
      aria-hidden
    >
      {bar.short ?? bar.label}
    </text>
  );
}

/** The chart itself: one tab stop; arrow keys move between bars. Time runs to the right in every language. */
export function BarPlot({ label, bars, formatValue }: BarPlotProps) {
  const [ref, width] = useWidth<SVGSVGElement>(640);
  const [chosen, setChosen] = useState<number>();
  const [shown, setShown] = useState<number>();
  const last = bars.length - 1;
  const stop = Math.min(chosen ?? last, last);
  const ticks = ticksFor(bars);
  const start = 12 + 7 * Math.max(...ticks.map((tick) => formatValue(tick).length));
  const { x, y } = scalesFor(bars, width, start);

  function handleKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    const next = moves[event.key]?.(stop, bars.length);
    if (next !== undefined) {
      event.preventDefault();
      event.currentTarget.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in
    <svg
      ref={ref}
      className={styles.plot}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      role="group"
      aria-roledescription={texts.barChart}
      aria-label={label}
      onKeyDown={handleKeyDown}
      onPointerLeave={() => setShown(undefined)}
    >
      <GridRows
        scale={y}
        left={start}
        width={width - start}
        tickValues={ticks}
        stroke="currentColor"
        className={cx(styles.grid)}
      />
      {ticks.map((tick) => (
        <text key={tick} className={styles.tick} x={start - 8} y={y(tick)} dy="0.32em" textAnchor="end" aria-hidden>
          {formatValue(tick)}
        </text>
      ))}
      {bars.map((bar, index) => (
        <Slot
          key={bar.label}
          name={`${bar.label}: ${formatValue(bar.value)}`}
          box={{ left: x(index) ?? 0, width: x.bandwidth(), top: y(bar.value) }}
          isStop={index === stop}
          isLast={index === last}
          value={shown === index ? formatValue(bar.value) : undefined}
          caption={
            isLabelled(index, bars.length, width - start) ? (
              // The newest bar's label may be wider than its column, and there is no room to its right.
              <Caption bar={bar} left={x(index) ?? 0} width={x.bandwidth()} atEnd={index === last && bars.length > 8} />
            ) : null
          }
          onShow={(how) => {
            setShown(index);
            if (how === 'focus') {
              setChosen(index);
            }
          }}
          onHide={() => setShown(undefined)}
        />
      ))}
    </svg>
  );
}
