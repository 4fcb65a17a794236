import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { type Swatch, Swatches } from './swatches.tsx';

const swatches: Swatch[] = [
  { value: 'neel', label: 'Indigo', dye: 'neel' },
  { value: 'haldi', label: 'Turmeric', dye: 'haldi' },
  { value: 'clay', label: 'Clay', dye: 'clay', disabled: true },
];

describeConformance('Swatches', (extra) => (
  <Swatches {...extra} legend="Colour" name="colour" swatches={swatches} value="neel" onChange={() => {}} />
));

describe('Swatches', () => {
  it('name the chosen colour in words and report another', async () => {
    const change = vi.fn();
    render(<Swatches legend="Colour" name="colour" swatches={swatches} value="neel" onChange={change} />);
    expect(screen.getByRole('group', { name: 'Colour Indigo' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Clay (sold out)' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Turmeric' }));
    expect(change.mock.calls).toEqual([['haldi']]);
  });

  it('describe the group by its error', () => {
    render(
      <Swatches legend="Colour" name="colour" swatches={swatches} value="" onChange={() => {}} error="Choose one." />,
    );
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription('Choose one.');
  });
});
