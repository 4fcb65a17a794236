import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';

function Field() {
  const [price, setPrice] = useState('');
  return <AmountField name="price" label="Price" value={price} onValue={setPrice} />;
}

// rules: texts-as-people-type-them
it.each([
  ['1,299.00', '1299.00'],
  ['₹1299', '1299'],
  ['1,29,999', '129999'],
  ['Rs. 450/-', '450'],
  ['twelve', 'twelve'],
])('shows what was understood of %s when it is left: %s', async (typed, shown) => {
  render(<Field />);
  await userEvent.type(screen.getByLabelText('Price'), typed);
  expect(screen.getByLabelText('Price')).toHaveValue(typed);
  await userEvent.tab();
  expect(screen.getByLabelText('Price')).toHaveValue(shown);
});
