import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

function Part() {
  const [isThere, setThere] = useState(true);
  return (
    <div ref={useLostFocus()} tabIndex={-1} data-testid="part">
      {isThere ? (
        <button type="button" onClick={() => setThere(false)}>
          Remove
        </button>
      ) : (
        'Nothing left'
      )}
    </div>
  );
}

// rules: lost-focus
it('gives the focus to the part whose focused element is removed', async () => {
  render(<Part />);
  screen.getByRole('button').focus();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByTestId('part')).toHaveFocus();
});

it('takes no focus that has gone elsewhere', async () => {
  render(
    <>
      <Part />
      <input aria-label="Other" />
    </>,
  );
  const button = screen.getByRole('button');
  button.focus();
  screen.getByLabelText('Other').focus();
  await act(async () => button.click());
  expect(screen.getByLabelText('Other')).toHaveFocus();
});
