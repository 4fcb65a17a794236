import { fireEvent, render, screen, within } from '@testing-library/react';
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

function Nested() {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog open onOpenChange={() => {}} title="New address">
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      <Dialog open={asking} onOpenChange={setAsking} title="Really?" />
    </Dialog>
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

  it('takes the toasts along while it is open, through another dialog over it', () => {
    const toasts = document.createElement('div');
    toasts.dataset.aboveDialogs = '';
    document.body.append(toasts);
    const both = (first: boolean, second: boolean) => (
      <>
        <Dialog open={first} onOpenChange={() => {}} title="Filters" />
        <Dialog open={second} onOpenChange={() => {}} title="Really?" />
      </>
    );
    const { rerender, unmount } = render(both(true, false));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(toasts);
    rerender(both(true, true));
    expect(screen.getByRole('dialog', { name: 'Really?' })).toContainElement(toasts);
    rerender(both(true, false));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(toasts);
    unmount();
    expect(toasts.parentElement).toBe(document.body);
    toasts.remove();
  });

  it('opened from a dialog gives the focus back into that dialog', async () => {
    render(<Nested />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Really?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'New address' })).toBeVisible();
  });

  it('returns the focus also when its parent unmounts while it is open', async () => {
    render(<Mounter />);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });
});
