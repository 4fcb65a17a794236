import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { BarChart } from './bar-chart.tsx';

const bars = [
  { label: 'Mon', value: 6 },
  { label: 'Tue', value: 0 },
  { label: 'Wed', value: 12 },
];

describeConformance('BarChart', (extra) => <BarChart {...extra} label="Orders" bars={bars} />);

describe('BarChart', () => {
  it('is one tab stop at the newest bar, walked by arrow keys', async () => {
    render(<BarChart label="Orders per day" bars={bars} />);
    await userEvent.tab();
    expect(screen.getByRole('img', { name: 'Wed: 12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'Tue: 0' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'Mon: 6' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Wed: 12' })).toHaveFocus();
  });

  it('draws every bar as high as its value says', () => {
    const { container } = render(<BarChart label="Orders" bars={bars} />);
    const heights = [...container.querySelectorAll('.bar')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights[1]).toBe(0);
    expect(heights[2]).toBe((heights[0] ?? 0) * 2);
  });

  it('has the same figures as a table, newest first', () => {
    const format = (value: number) => `₹${value}`;
    render(<BarChart label="Sales" bars={bars} formatValue={format} columns={['Day', 'Rupees']} />);
    const rows = within(screen.getByRole('table', { name: 'Sales', hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map((row) => row.textContent)).toEqual(['DayRupees', 'Wed₹12', 'Tue₹0', 'Mon₹6']);
  });

  it('leaves labels out where they would run into each other, never the newest, in even steps', () => {
    const month = Array.from({ length: 30 }, (_, day) => ({ label: `${day + 1} Nov`, value: day }));
    const { container } = render(<BarChart label="Orders" bars={month} />);
    const labels = [...container.querySelectorAll('[data-bar] text')].map((text) => text.textContent);
    expect(labels.length).toBeLessThan(12);
    expect(labels.at(-1)).toBe('30 Nov');
    const days = labels.map((label) => Number.parseInt(label ?? '', 10));
    const steps = days.slice(1).map((day, at) => day - (days[at] ?? 0));
    expect(new Set(steps).size).toBe(1);
  });

  it('renders without bars', () => {
    render(<BarChart label="Orders" bars={[]} />);
    expect(screen.getByRole('group', { name: 'Orders' })).toBeInTheDocument();
  });
});
