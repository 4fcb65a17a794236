import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { PanelFrame } from './panel-frame.tsx';

const seeing = (role: 'seller' | 'admin') => ({ platform: { stored: { music: 'off' }, role, at: '/admin-products' } });

const meta = {
  title: 'Shell/Panel frame',
  component: PanelFrame,
  args: { children: <h1>All Products</h1> },
  parameters: { layout: 'fullscreen', screenshot: { widths: [390, 1440] }, ...seeing('seller') },
} satisfies Meta<typeof PanelFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'All Products', hidden: true })[0]).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Admin: Story = { parameters: seeing('admin') };

export const Drawer: Story = {
  parameters: { screenshot: { widths: [390] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Panel menu', hidden: true }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Seller Panel' })).toBeInTheDocument();
  },
};
