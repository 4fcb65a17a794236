import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { SizePicker } from './size-picker.tsx';

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
