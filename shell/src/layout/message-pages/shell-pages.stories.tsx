import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { LoginPage } from '#session/login-page.tsx';
import { SignupPage } from '#session/signup-page.tsx';
import { StoreFrame } from '../store-frame.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const meta = {
  title: 'Pages/Shell',
  decorators: [
    (Story) => (
      <StoreFrame>
        <Story />
      </StoreFrame>
    ),
  ],
  parameters: { layout: 'fullscreen', platform: { stored: { music: 'off' } }, screenshot: { widths: [390, 1440] } },
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
      stored: { music: 'off' },
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

const asked = {
  message: 'If this number is confirmed in an account, a code is on its way.',
  challenge: 'c1',
  resendSeconds: 0,
};
const wrong = 'This code is not right.';

export const LoginByPhone: Story = {
  render: () => <LoginPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a code by SMS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('Please enter your mobile number.')).toBeVisible();
  },
};

export const LoginCode: Story = {
  render: () => <LoginPage />,
  parameters: {
    platform: {
      stored: { music: 'off' },
      answers: {
        'POST /auth/login/code': asked,
        'POST /auth/login/code/confirm': () =>
          Response.json(
            { code: 'INVALID_INPUT', message: wrong, issues: [{ path: 'code', message: wrong }] },
            { status: 400 },
          ),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a code by SMS' }));
    await userEvent.type(canvas.getByLabelText('Mobile number'), '9876543210');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await canvas.findByLabelText('Code from the SMS'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText(wrong)).toBeVisible();
  },
};

export const Signup: Story = { render: () => <SignupPage /> };
