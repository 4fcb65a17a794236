import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { LoginPage } from '#session/login-page.tsx';
import { SignupPage } from '#session/signup-page.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { StoreFrame } from './store-frame.tsx';

const meta = {
  title: 'Pages/Shell',
  decorators: [
    (Story) => (
      <StoreFrame>
        <Story />
      </StoreFrame>
    ),
  ],
  parameters: { layout: 'fullscreen', platform: { kept: { music: 'off' } }, screenshot: { widths: [390, 1440] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  render: () => <ForbiddenPage />,
  parameters: {
    platform: {
      kept: { music: 'off' },
      role: 'user',
      answers: { 'GET /auth/cart/u1': null, 'GET /auth/get-wishlist': [] },
    },
  },
};

export const Login: Story = {
  render: () => <LoginPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const Signup: Story = { render: () => <SignupPage /> };
