import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { Designer } from '../designer.tsx';

const letter = { d: 'M0 0L500 0L500 -700L0 -700Z', advance: 500 };
const outlines = { ascent: 800, descent: 200, lines: [[letter]] };
const product = {
  ...{ _id: 'p1', name: 'Your Print Tee, Navy', subcategory: 'T-Shirt', colour: 'Navy' },
  images: ['/1.webp', '/2.webp', '/3.webp'],
  stock: ['M', 'L'].map((size) => ({ size, quantity: 9 })),
};
const saved = (version: number) => ({
  ...{ _id: 'd1', product: 'p1', document: { v: 1, areas: 'tee@1', prints: {} }, version },
  updatedAt: '2026-11-28T10:00:00.000Z',
});
type Printed = { texts: Record<string, string> };
type Added = { size: string; customImages: { rawImage: string } };

let printed: Printed[];
let added: Added[];
let shop: ReturnType<typeof signedInPlatform>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const list = () => screen.getByLabelText<HTMLTextAreaElement>('Names and sizes');

const Page = () => <Designer product={product} make={{ current: undefined }} slot={null} onStage={() => undefined} />;

/** Shows the list for a design with two texts. */
beforeEach(async () => {
  sessionStorage.clear();
  printed = [];
  added = [];
  shop = signedInPlatform({
    'POST /design-outlines': ({ texts }: { texts: unknown[] }) => texts.map(() => outlines),
    'GET /designs': [],
    'POST /designs': saved(1),
    'PUT /designs/d1': saved(2),
    'POST /designs/d1/print': (body: Printed) => {
      printed.push(body);
      const picture = `/media/design-${printed.length}/1.webp`;
      return { state: 'ready', rawImage: picture, previewImage: picture, problems: [], sentence: '' };
    },
    'POST /auth/add-cart': (body: Added) => {
      added.push(body);
      return added.length === 2
        ? refuse(409, 'OUT_OF_STOCK', 'Only 1 item left in size L.')
        : { message: 'Item added to cart!', items: [], total: 0, removed: [] };
    },
  });
  render(<TestPlatform platform={shop.platform} routes={[{ path: '/', Component: Page }]} at="/" />);
  await press('Add text');
  await press('Add text');
  await press('Names for a team');
  await screen.findByRole('dialog');
});

it('puts one piece with the own name and number into the cart for each line; what failed stays and says why', async () => {
  await userEvent.selectOptions(screen.getByLabelText('Text for the number'), 'o2');
  await userEvent.click(list());
  await userEvent.paste('Asha, 10, M\nRavi, 7, L\nमीरा, 21, M');
  expect(screen.getByText('3 people understood')).toBeVisible();
  await press('Add 3 items to cart');
  await vi.waitFor(() => expect(screen.getByText(/^Some could not be added/)).toBeVisible());
  expect(printed.map(({ texts }) => texts)).toEqual([
    { o1: 'Asha', o2: '10' },
    { o1: 'Ravi', o2: '7' },
    { o1: 'मीरा', o2: '21' },
  ]);
  expect(added.map(({ size, customImages }) => [size, customImages.rawImage])).toEqual([
    ['M', '/media/design-1/1.webp'],
    ['L', '/media/design-2/1.webp'],
    ['M', '/media/design-3/1.webp'],
  ]);
  expect(list()).toHaveValue('Ravi, 7, L');
  expect(screen.getByText('Only 1 item left in size L.')).toBeVisible();
});

it('adds nothing while a line is not clear, and says which', async () => {
  await userEvent.click(list());
  await userEvent.paste('Asha, M\nRavi');
  expect(screen.getByText('1 line to correct')).toBeVisible();
  expect(screen.getByText('Add a size: M, L.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 2 items to cart' })).toBeDisabled();
});

it('has the list again after a reload of the tab', async () => {
  await userEvent.click(list());
  await userEvent.paste('Asha, M');
  await userEvent.keyboard('{Escape}');
  await press('Names for a team');
  expect(list()).toHaveValue('Asha, M');
  expect(sessionStorage).toHaveLength(1);
});
