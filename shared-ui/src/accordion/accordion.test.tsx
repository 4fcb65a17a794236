import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', title: 'Exchange?', content: 'Within 3 days.' },
  { id: 'b', title: 'Delivery?', content: '3–5 days.' },
];

describeConformance('Accordion', (extra) => <Accordion {...extra} items={items} />);

describe('Accordion', () => {
  it('keeps one answer open at a time and closes it when pressed again', async () => {
    render(<Accordion items={items} />);
    const [first, second] = screen.getAllByRole('button');
    expect(screen.getByText('Within 3 days.')).not.toBeVisible();
    await userEvent.click(first as HTMLElement);
    expect(screen.getByText('Within 3 days.')).toBeVisible();
    await userEvent.click(second as HTMLElement);
    expect(screen.getByText('Within 3 days.')).not.toBeVisible();
    expect(screen.getByRole('region', { name: 'Delivery?' })).toBeVisible();
    await userEvent.click(second as HTMLElement);
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
