import type { Meta, StoryObj } from '@storybook/react';
import { IconAlert, IconCheckCircle, IconX } from '#icon/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';

type ToastProps = { tone: 'success' | 'error'; text: string };

/** The markup that react-toastify renders. */
function Toast({ tone, text }: ToastProps) {
  return (
    <div className="Toastify__toast-container Toastify__toast-container--top-right">
      <div className={`Toastify__toast Toastify__toast--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
        <div className="Toastify__toast-icon">{tone === 'error' ? <IconAlert /> : <IconCheckCircle />}</div>
        {text}
        <button type="button" className="Toastify__close-button" aria-label="close">
          <IconX size={16} />
        </button>
        <div className="Toastify__progress-bar--wrp">
          <div className={`Toastify__progress-bar Toastify__progress-bar--${tone}`} />
        </div>
      </div>
    </div>
  );
}

const about: About = {
  for: 'A result that needs no answer: “Item added to cart!”.',
  notFor: ['What must be answered: use AlertDialog.', 'An error of a field: show it at the field.'],
  anatomy: [
    'Icon and text: one short sentence.',
    'Close button.',
    'Line: the time that is left; it waits under the pointer.',
  ],
  keyboard: { Tab: 'Goes to the close button.', 'Enter, Space': 'Closes the toast.' },
};

const meta = {
  title: 'Components/Toast',
  component: Toast,
  parameters: { about, docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', text: 'Item added to cart!' } };

export const Failure: Story = { args: { tone: 'error', text: 'Failed to update cart' } };
export const LongText: Story = { args: { tone: 'error', text: longText } };
export const Hindi: Story = { args: { tone: 'success', text: hindiText } };
export const RightToLeft: Story = { ...Success, globals: { direction: 'rtl' } };
