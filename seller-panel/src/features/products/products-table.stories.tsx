import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { chooseColumns } from '#lib/list/choose-columns.ts';
import { useSelection } from '#lib/list/selection.ts';
import { buildProduct } from '#testing/build-panel.ts';
import { demoProducts } from '#testing/demo-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { EditNotice } from './edit-notice.tsx';
import { productColumns } from './product-columns.tsx';
import type { SaveFailure } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';

type EditableProps = { products: typeof demoProducts; open: readonly string[]; columns: readonly string[] | null };

function Editable({ products, open, columns }: EditableProps) {
  const ids = products.map(({ _id }) => _id);
  const selection = useSelection('', ids, ids.length);
  const [opened, setOpened] = useState(open);
  const editing = new Map(products.filter(({ _id }) => opened.includes(_id)).map((product) => [product._id, product]));
  return (
    <div data-density="compact">
      <ProductsTable
        products={products}
        firstNumber={1}
        total={86}
        shown={chooseColumns(productColumns, columns)}
        density="compact"
        sort="-price"
        onSort={fn()}
        selection={selection}
        active={undefined}
        editing={editing}
        focused={undefined}
        onEdit={({ _id }) => setOpened([...opened, _id])}
        onDone={(id) => setOpened(opened.filter((other) => other !== id))}
        onLead={fn()}
      />
    </div>
  );
}

const meta = {
  title: 'Panel/Products table',
  component: Editable,
  args: { products: demoProducts.slice(0, 5), open: [], columns: null },
  parameters: panelStory({}, [1440]),
} satisfies Meta<typeof Editable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

export const MoreColumns: Story = {
  args: { columns: ['mrp', 'brand', 'tags', 'hsn', 'sold', 'added'] },
  parameters: panelStory({}, [390, 1440]),
};

export const SomeSelected: Story = {
  parameters: panelStory({}, [390, 1440]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${demoProducts[1]?.name}` }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows of this page' })).toBePartiallyChecked();
  },
};

export const EditedInPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = demoProducts[1]?.name ?? '';
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${name}` }));
    const price = canvas.getByRole('textbox', { name: 'Price in rupees' });
    await userEvent.clear(price);
    await userEvent.type(price, '2599');
    await expect(price).toHaveValue('2599');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

const detailed = buildProduct({
  ...demoProducts[1],
  mrp: 3499,
  colour: 'Indigo',
  material: 'Canvas',
  hsn: '6404',
  countryOfOrigin: 'India',
  netQuantity: '1 piece',
  maker: 'Saanjh Loom Works, 31 Weavers Lane, Sanganer, Jaipur, Rajasthan 302029',
});

export const MoreDetailsOpen: Story = {
  args: { products: [detailed], open: [detailed._id] },
  parameters: panelStory({ answers: { [`GET /auth/seller/products/${detailed._id}`]: detailed } }, [390, 1440]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More details' }));
    await expect(await canvas.findByRole('textbox', { name: /^MRP/ })).toHaveValue('3499');
  },
};

export const WrongFigures: Story = {
  args: { open: [demoProducts[1]?._id ?? ''] },
  play: async ({ canvas, userEvent }) => {
    const stock = canvas.getByRole('textbox', { name: 'Stock of 6' });
    await userEvent.clear(stock);
    await userEvent.type(stock, '-4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stock).toBeInvalid());
  },
};

/** A notice under an edited row; a real failed save also shows a toast, which would outlive the story. */
function Notice({ failure }: { failure: SaveFailure }) {
  return (
    <table>
      <tbody>
        <EditNotice columns={8} problems={[]} failure={failure} onUsePresent={fn()} onKeyDown={fn()} />
      </tbody>
    </table>
  );
}

export const SavingFailed: Story = { render: () => <Notice failure={{ message: 'The shop is being tidied.' }} /> };

export const DeletedMeanwhile: Story = {
  render: () => <Notice failure={{ message: 'Product not found.', isGone: true }} />,
};

export const SomebodyWasFaster: Story = {
  render: () => <Notice failure={{ message: 'Changed meanwhile.', present: demoProducts[1] }} />,
};

export const LongHugeAndWithoutPicture: Story = {
  args: {
    products: [
      buildProduct({
        name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
        brand: 'The Very Patient Weavers of Kutch and Bhuj',
        price: 9999999.5,
        images: [],
        stock: [6, 7, 8, 9, 10, 11, 12].map((size) => ({ size: String(size), quantity: 1_00_000 })),
      }),
      buildProduct({ _id: 'p2', name: 'बांधनी घेरदार पोशाक', images: [] }),
    ],
  },
};
