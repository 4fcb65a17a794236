import { Container } from '@aaram/shared-ui/page-frame';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { AppliedFilters } from './applied-filters.tsx';
import styles from './listing.module.css';
import { useListFilters } from './use-list-filters.ts';

function OfTheAddress() {
  return (
    <Container>
      <div className={styles.applied}>
        <AppliedFilters list={useListFilters('Women')} />
      </div>
    </Container>
  );
}

const meta = {
  title: 'Storefront/Applied filters',
  component: OfTheAddress,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfTheAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  parameters: { platform: { at: '/women?tag=festive&size=M&priceRange=1000-2000' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Remove festive' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Remove festive' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Remove Size M' })).toBeVisible();
  },
};

export const Many: Story = {
  parameters: {
    platform: {
      at: `/women?${['festive', 'midi', 'buti-print', 'cotton', 'sleeveless', 'office', 'summer'].map((tag) => `tag=${tag}`).join('&')}&brand=Saanjh+Loom&size=S&size=M`,
    },
    screenshot: { widths: [390] },
  },
};
