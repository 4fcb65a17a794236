import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

describeConformance('TextField', (extra) => <TextField {...extra} label="City" name="city" />);
describeConformance('TextField, multiline', (extra) => <TextField {...extra} multiline label="Note" name="note" />);

describe('TextField', () => {
  it('ties label, error and hint to the input', () => {
    render(<TextField label="Phone" name="phone" error="Phone number must be 10 digits." hint="For the courier" />);
    const input = screen.getByLabelText('Phone');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Phone number must be 10 digits. For the courier');
  });

  it('keeps a description given from outside', () => {
    render(
      <>
        <TextField label="Code" name="code" aria-describedby="terms" error="Unknown code" />
        <p id="terms">One per order</p>
      </>,
    );
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('One per order Unknown code');
  });

  it('is a textarea of the given rows with multiline', () => {
    render(<TextField multiline rows={7} label="Review" name="review" />);
    expect(screen.getByLabelText('Review')).toHaveAttribute('rows', '7');
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordField label="Password" name="password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });
});
