import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { SizePicker } from './size-picker.tsx';
import { SizeSelect } from './size-select.tsx';

const sizes = [{ value: 'S' }, { value: 'M' }, { value: 'XXL', disabled: true }];

describeConformance('SizePicker', (extra) => (
  <SizePicker {...extra} legend="Size" name="size" sizes={sizes} value="S" onChange={() => {}} />
));

describe('SizePicker', () => {
  it('reports a size and refuses a sold out one', async () => {
    const change = vi.fn();
    render(<SizePicker legend="Size" name="size" sizes={sizes} value="S" onChange={change} />);
    await userEvent.click(screen.getByRole('radio', { name: 'XXL (sold out)' }));
    await userEvent.click(screen.getByRole('radio', { name: 'M' }));
    expect(change.mock.calls).toEqual([['M']]);
  });
});

const stocked = [{ value: 'S', gone: true }, { value: 'M' }, { value: 'L', label: 'L, only 2 left', remark: '2 left' }];

describeConformance('SizeSelect', (extra) => (
  <SizeSelect {...extra} label="Size" sizes={stocked} value="" onChange={() => {}} />
));

describe('SizeSelect', () => {
  it('is a select of what is in stock, and says what is not', () => {
    render(<SizeSelect label="Size" sizes={stocked} value="M" onChange={() => {}} />);
    const select = screen.getByRole('combobox', { name: 'Size' });
    expect(select).toHaveAccessibleDescription('Sold out: S');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['M', 'L, only 2 left']);
  });

  it('is chosen by its chips, which are for the pointer alone', async () => {
    const change = vi.fn();
    render(<SizeSelect label="Size" sizes={stocked} value="M" onChange={change} />);
    expect(screen.queryByRole('button')).toBeNull();
    for (const chip of screen.getAllByRole('button', { hidden: true })) {
      expect(chip).toHaveAttribute('tabindex', '-1');
      await userEvent.click(chip);
      expect(chip).not.toHaveFocus();
    }
    expect(change.mock.calls).toEqual([['M'], ['L']]);
  });
});
