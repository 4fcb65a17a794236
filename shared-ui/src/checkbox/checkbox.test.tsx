import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Checkbox } from './checkbox.tsx';
import { Radio } from './radio.tsx';

describe('Checkbox', () => {
  it('turns on by its label', async () => {
    render(<Checkbox label="Dresses" count="14" />);
    await userEvent.click(screen.getByText('Dresses'));
    expect(screen.getByRole('checkbox', { name: 'Dresses 14' })).toBeChecked();
  });
});

describe('Radio', () => {
  it('has its count in its name', () => {
    render(<Radio label="Men" count="1,26,599" />);
    expect(screen.getByRole('radio', { name: 'Men 1,26,599' })).toBeInTheDocument();
  });

  it('lets only one of a name be on', async () => {
    render(
      <fieldset>
        <Radio name="price" label="All" defaultChecked />
        <Radio name="price" label="Below ₹1,000" />
      </fieldset>,
    );
    await userEvent.click(screen.getByText('Below ₹1,000'));
    expect(screen.getByRole('radio', { name: 'All' })).not.toBeChecked();
  });
});

describeConformance('Checkbox', (extra) => <Checkbox {...extra} label="Dresses" />);
describeConformance('Radio', (extra) => <Radio {...extra} label="All" />);
