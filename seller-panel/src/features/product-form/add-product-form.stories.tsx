import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { panelStory } from '#testing/panel-story.ts';
import { AddProductForm } from './add-product-form.tsx';
import { DetailFieldset } from './detail-fieldset.tsx';
import { checkNewProduct, emptyProduct, withCategory } from './new-product.ts';
import { ProductFields, TagsField } from './product-fields.tsx';
import { StockFieldset } from './stock-fieldset.tsx';

const nothing = () => {};

const meta = {
  title: 'Panel/Add product form',
  component: AddProductForm,
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  parameters: { ...panelStory(), layout: 'padded' },
} satisfies Meta<typeof AddProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Shoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Shoes');
    await expect(canvas.getByRole('combobox', { name: 'Size Type' })).toHaveValue('ShoeSize');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/ }), 'court; canvas');
    await expect(canvas.getByText('canvas')).toBeVisible();
  },
};

const wrong = withCategory(
  { ...emptyProduct, price: '-5', tags: 'x'.repeat(60), mrp: 'about 900', colour: '#12', hsn: '12345' },
  'Men',
);

export const WithErrors: Story = {
  render: () => {
    const shared = { product: wrong, problems: checkNewProduct(wrong), onChange: nothing };
    return (
      <>
        <ProductFields {...shared} />
        <StockFieldset {...shared} />
        <DetailFieldset {...shared} />
        <TagsField {...shared} />
      </>
    );
  },
};
