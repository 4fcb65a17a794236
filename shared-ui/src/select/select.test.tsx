import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
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

  it('tells of a choice made before the script was there', async () => {
    const onChange = vi.fn((event: { currentTarget: { value: string } }) => event.currentTarget.value);
    const field = <SelectField label="Size" options={options} placeholder="Choose" value="" onChange={onChange} />;
    const page = document.createElement('div');
    page.innerHTML = renderToString(field);
    document.body.append(page);
    await userEvent.selectOptions(screen.getByLabelText('Size'), 'S');
    const root = await act(async () => hydrateRoot(page, field));
    expect(onChange.mock.results.map(({ value }) => value)).toEqual(['S']);
    act(() => root.unmount());
    page.remove();
  });

  it('tells of nothing when it begins with a value that is not among its options', () => {
    const onChange = vi.fn();
    render(<SelectField label="Size" options={options} value="XXL" onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
  });
});
