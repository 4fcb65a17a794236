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
  it('opens an answer by its question and closes it again', async () => {
    render(<Accordion items={items} />);
    expect(screen.getByText('Within 3 days.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Exchange?'));
    expect(screen.getByText('Within 3 days.')).toBeVisible();
    await userEvent.click(screen.getByText('Exchange?'));
    expect(screen.getByText('Within 3 days.')).not.toBeVisible();
  });

  it('makes a group of which the browser keeps one open, apart from other groups', () => {
    const { container } = render(
      <>
        <Accordion items={items} defaultOpenId="b" />
        <Accordion items={items} />
      </>,
    );
    const all = [...container.querySelectorAll('details')];
    expect(all.map((one) => one.open)).toEqual([false, true, false, false]);
    const names = all.map((one) => one.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
  });

  it('has its questions as headings of the level asked for', () => {
    render(<Accordion items={items} headingLevel={2} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Exchange?',
      'Delivery?',
    ]);
  });
});
