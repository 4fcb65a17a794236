import type { Meta, StoryObj } from '@storybook/react';
import { IconAlert, IconCheckCircle, IconX } from '#icon/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';

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

const meta = { title: 'Components/Toast', component: Toast } satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', text: 'Item added to cart!' } };

export const Failure: Story = { args: { tone: 'error', text: 'Failed to update cart' } };
export const LongText: Story = { args: { tone: 'error', text: longText } };
export const Hindi: Story = { args: { tone: 'success', text: hindiText } };
export const RightToLeft: Story = { ...Success, globals: { direction: 'rtl' } };
