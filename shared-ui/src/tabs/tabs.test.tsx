import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'all', label: 'All', content: 'every product' },
  { id: 'low', label: 'Low stock', content: 'few pieces' },
  { id: 'out', label: 'Out of stock', content: 'no pieces' },
];

describeConformance('Tabs', (extra) => <Tabs {...extra} label="Products" items={items} />);

describe('Tabs', () => {
  it('is one tab stop, moved through by arrows, Home and End', async () => {
    const change = vi.fn();
    render(<Tabs label="Products" items={items} onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Out of stock' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Out of stock' })).toHaveTextContent('no pieces');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Low stock');
    expect(change.mock.calls).toEqual([['out'], ['all'], ['low']]);
  });

  it('obeys the parent when it gives a value', async () => {
    render(<Tabs label="Products" items={items} value="low" />);
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('few pieces');
  });
});
