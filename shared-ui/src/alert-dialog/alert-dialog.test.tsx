import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { AlertDialog } from './alert-dialog.tsx';

describeConformance('AlertDialog', (extra) => (
  <AlertDialog {...extra} open message="Please select a size" onAction={() => {}} />
));

describe('AlertDialog', () => {
  // rules: alerts
  it('is named by its message and answered by OK or Escape', async () => {
    const action = vi.fn();
    render(<AlertDialog open message="Please select a size" onAction={action} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Please select a size' });
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('does not go away by a press beside it', () => {
    const action = vi.fn();
    render(<AlertDialog open message="Please select a size" onAction={action} />);
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(action).not.toHaveBeenCalled();
  });

  it('focuses the harmless answer of a dangerous question, which Escape gives too', () => {
    const [action, cancel] = [vi.fn(), vi.fn()];
    render(
      <AlertDialog
        open
        danger
        title="Delete this product?"
        message="It leaves the store at once."
        actionLabel="Delete"
        cancelLabel="Keep"
        onAction={action}
        onCancel={cancel}
      />,
    );
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this product?' });
    expect(dialog).toHaveAccessibleDescription('It leaves the store at once.');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(cancel).toHaveBeenCalledOnce();
    expect(action).not.toHaveBeenCalled();
  });
});
