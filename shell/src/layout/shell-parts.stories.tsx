import { LogoLoader } from '@aaram/shared-ui/logo-loader';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CheckoutFrame } from './checkout-frame.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteDown } from './remote-down.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Shell/Parts',
  parameters: { layout: 'fullscreen', screenshot: { widths: [390] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Footer: Story = {
  render: () => <SiteFooter />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shipping Policy' })).toBeVisible();
  },
};

export const FloatingContacts: Story = {
  render: () => <FloatingActions />,
  play: async ({ canvas, userEvent }) => {
    // Hidden from 1024 px on, where both contacts are always shown.
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us', hidden: true }));
    await expect(canvas.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  },
};

export const RouteLoader: Story = { render: () => <LogoLoader label="Loading" /> };

export const AreaDown: Story = {
  render: () => <RemoteDown name="storefront" isRetrying={false} onRetry={() => {}} />,
};

export const AreaComingBack: Story = { render: () => <RemoteDown name="blog" isRetrying onRetry={() => {}} /> };

export const NothingKnownYet: Story = { render: () => <PageSkeleton /> };

export const CheckoutBar: Story = { render: () => <CheckoutFrame>{null}</CheckoutFrame> };
