import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Dialog } from './dialog.tsx';

describeConformance('Dialog', (extra) => <Dialog {...extra} open onOpenChange={() => {}} title="New address" />);

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="New address" description="Where should it go?">
        <input aria-label="City" data-autofocus />
        <input aria-label="Proof" type="file" />
      </Dialog>
    </>
  );
}

function Mounter() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Add
      </button>
      {shown ? (
        <Dialog open onOpenChange={() => {}} title="New address">
          <button type="button" data-autofocus onClick={() => setShown(false)}>
            Save
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus, and gives it back when closed', async () => {
    render(<Opener />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('dialog', { name: 'New address' })).toHaveAccessibleDescription('Where should it go?');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });

  it('is dismissed by Escape and by the backdrop, not by its content', () => {
    const change = vi.fn();
    render(
      <Dialog open onOpenChange={change} title="New address">
        <input aria-label="Proof" type="file" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent.click(screen.getByLabelText('Proof'));
    fireEvent(screen.getByLabelText('Proof'), new Event('cancel', { bubbles: true }));
    expect(change).not.toHaveBeenCalled();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(change.mock.calls).toEqual([[false], [false]]);
  });

  it('gives the focus back also when its parent takes it away open', async () => {
    render(<Mounter />);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });
});
