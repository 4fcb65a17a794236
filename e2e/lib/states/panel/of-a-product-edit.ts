import type { Product } from '@aaram/shared-domain/catalog';
import { adminPages } from '@aaram/shared-domain/contract';
import type { Page } from 'playwright-core';
import { refusal, type State } from '../state.ts';

const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' }).first();
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

/** The page with all fields of a product. Its product was sold by a demo seller; an admin may edit it. */
export function statesOfAnEdit(product: Product): State[] {
  const path = adminPages.editProduct(product._id);
  const read = `/auth/seller/products/${product._id}`;
  const saveAs = async (page: Page, price: string) => {
    await main(page).getByRole('textbox', { name: 'Price' }).fill(price);
    await press(page, 'Save changes');
  };
  const current = { ...product, price: product.price + 10, description: 'Softer.', version: product.version + 9 };
  const stale = { code: 'STALE_VERSION', message: 'This product has changed since you opened it.', current };
  return [
    {
      name: 'edit product',
      path,
      shows: (page) => main(page).getByRole('textbox', { name: 'Name' }),
      waitsForPicture: true,
    },
    { name: 'edit product, loading', path, answers: { [read]: 'silence' }, shows: 'Loading the product...' },
    { name: 'edit product, failed', path, answers: { [read]: 500 }, shows: retry },
    {
      name: 'edit product, crop',
      path,
      answers: {
        '/auth/panel/media': [
          {
            ...{ _id: 'm1', url: product.images[0], name: 'Front', alt: '', original: null, crop: null },
            ...{ createdAt: product.createdAt, uses: 1 },
          },
        ],
      },
      open: (page) => press(page, 'Crop picture 1'),
      shows: (page) => page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('combobox', { name: 'Shape' }),
    },
    {
      name: 'edit product, crop without an original',
      path,
      answers: { '/auth/panel/media': [] },
      open: (page) => press(page, 'Crop picture 1'),
      shows: (page) => page.getByRole('dialog').getByText(/is not in your pictures/),
    },
    {
      name: 'edit product, colours failed',
      path,
      answers: { [`${read}/family`]: 500 },
      shows: 'The colours could not be loaded.',
    },
    {
      name: 'edit product, colours found',
      path,
      open: (page) =>
        main(page).getByRole('searchbox', { name: 'Find a product to add' }).fill(product.name.slice(0, 6)),
      shows: (page) => main(page).getByRole('list', { name: 'Products found' }),
    },
    {
      name: 'edit product, gone',
      path: adminPages.editProduct('0192aaaa-0000-7000-8000-000000000000'),
      refuses: '/auth/seller/products/0192aaaa-0000-7000-8000-000000000000',
      shows: 'This product no longer exists, or it is not yours.',
    },
    {
      name: 'edit product, errors',
      path,
      open: (page) => saveAs(page, 'x'),
      shows: (page) => main(page).getByText('Please enter a price of at least 0.'),
    },
    {
      name: 'edit product, draft that lacks much',
      path,
      answers: { [read]: { ...product, state: 'draft', description: '', price: 0, images: [], maker: null } },
      open: (page) => press(page, 'Publish'),
      shows: 'Missing, or to be corrected:',
    },
    {
      name: 'edit product, changed by somebody else',
      path,
      answers: { [`/auth/update/${product._id}`]: refusal(409, stale) },
      open: (page) => saveAs(page, String(product.price - 10)),
      shows: (page) => main(page).getByRole('button', { name: 'Use theirs: Price' }),
    },
  ];
}
