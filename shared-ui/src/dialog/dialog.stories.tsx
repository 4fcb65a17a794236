import type { Meta, StoryObj } from '@storybook/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '#button/index.ts';
import { hindiSentence, longText, longWord, manyLines } from '#testing/story-texts.ts';
import { TextField } from '#text-field/index.ts';
import type { About } from '../../docs/parts/about.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const about: About = {
  for: 'A short task over the page: an address, a size chart.',
  notFor: [
    'A question with yes or no: use AlertDialog.',
    'Filters or a menu: use Drawer or Sheet.',
    'A long form: give it a page.',
  ],
  anatomy: [
    'Title: the task.',
    'Description: one sentence, if needed.',
    'Content: scrolls by itself.',
    'Footer: the buttons, always in view.',
    'Close: at the corner.',
  ],
  keyboard: {
    Tab: 'Moves inside the dialog and stays there.',
    Escape: 'Closes it; the focus returns to what opened it.',
    'Arrow up, Arrow down': 'Scroll content that has nothing to focus.',
  },
};

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { about, docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'New address',
    description: 'Where should it go?',
    children: <TextField label="City" name="city" />,
    footer: <Button>Save</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New address</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const FromAButton: Story = { render: Opener };

export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: {
    title: longText,
    description: longWord,
    children: manyLines.map((line) => <p key={line}>{line}</p>),
  },
};
export const Hindi: Story = { args: { title: 'नया पता', description: hindiSentence, lang: 'hi' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Tab stays inside, Escape closes, the focus returns; the page behind does not scroll. */
export const ByKeyboard: Story = {
  render: Opener,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New address' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'New address' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(dialog.matches(':modal')).toBe(true);
    // For Escape the browser sends a cancel event to the dialog.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** Like the platform's toasts: it moves into the open dialog, where it can be seen, pressed and heard. */
function WithToast(props: DialogProps) {
  const [presses, setPresses] = useState(0);
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'toasts' }));
  useLayoutEffect(() => {
    host.dataset.aboveDialogs = '';
    (document.querySelector('dialog[open]') ?? document.body).append(host);
    return () => host.remove();
  }, [host]);
  return (
    <>
      {createPortal(
        <div className="Toastify__toast-container Toastify__toast-container--top-right">
          <div className="Toastify__toast Toastify__toast--success" role="status">
            Address saved ({presses})
            <button
              type="button"
              className="Toastify__close-button"
              aria-label="close"
              onClick={() => setPresses(presses + 1)}
            >
              ×
            </button>
          </div>
        </div>,
        host,
      )}
      <Dialog {...props} />
    </>
  );
}
export const UnderAToast: Story = {
  render: (args) => <WithToast {...args} />,
  play: async ({ canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'close' });
    await expect(canvas.getByRole('dialog')).toContainElement(close);
    const { x, y, width, height } = close.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(close.contains(onTop)).toBe(true);
    await userEvent.click(close);
    await expect(canvas.getByRole('status')).toHaveTextContent('Address saved (1)');
  },
};

/** A question over a dialog: Escape closes only the question. */
function Nested(props: DialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog {...props} footer={<Button onClick={() => setAsking(true)}>Delete</Button>}>
      <p>Ananya Rao, Indiranagar</p>
      <Dialog open={asking} onOpenChange={setAsking} title="Delete this address?" footer={<Button>Yes</Button>} />
    </Dialog>
  );
}
export const OverAnother: Story = {
  render: Nested,
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(remove);
    const question = await canvas.findByRole('dialog', { name: 'Delete this address?' });
    fireEvent(question, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Delete this address?' })).toBeNull());
    await expect(canvas.getByRole('dialog', { name: 'New address' })).toBeVisible();
    await expect(remove).toHaveFocus();
  },
};
