import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { SelectField } from './select.tsx';

const options = [
  { value: 'S', label: 'S — in stock' },
  { value: 'L', label: 'L — out of stock', disabled: true },
];

describeConformance('SelectField', (extra) => <SelectField {...extra} label="Size" options={options} />);

describe('SelectField', () => {
  it('starts at the placeholder and refuses what is disabled', async () => {
    render(<SelectField label="Size" options={options} placeholder="Choose" error="Choose a size first." />);
    const select = screen.getByLabelText('Size');
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'S');
    expect(select).toHaveValue('S');
    expect(screen.getByRole('option', { name: 'L — out of stock' })).toBeDisabled();
    expect(select).toHaveAccessibleDescription('Choose a size first.');
  });
});
