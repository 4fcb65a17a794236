import { toast } from '@aaram/shared-platform';
import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import { EditProductPage } from './edit-product-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
vi.spyOn(toast, 'error').mockImplementation(() => {});
const short = { autoClose: 2000 };
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

type Call = { method: string; path: string; body: unknown };
const product = buildProduct({
  seller: 'seller-1',
  images: ['/media/a/750.webp', '/media/b/750.webp'],
  tags: ['court'],
});

/** Opens the page; `answer` answers writes, reads get the product. */
function open(answer: (call: Call) => unknown = () => product, read: () => unknown = () => product) {
  const writes: Call[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    if (path.endsWith('/family')) {
      return { version: 0, members: [] };
    }
    if (path.startsWith('/auth/panel/media')) {
      const url = '/media/cuff_750x1000_aabbcc/750.webp';
      const cuff = { _id: 'm1', url, name: 'cuff.jpg', alt: 'A cuff', createdAt: '2026-11-01', uses: 1 };
      return path.endsWith('/uses')
        ? { products: [{ _id: 'p9', name: 'Court shoe, teal' }], posts: [] }
        : answerList([cuff]);
    }
    if (method === 'GET') {
      return path.startsWith('/auth/seller/products/p1') ? read() : undefined;
    }
    const call = { method, path, body };
    writes.push(call);
    return answer(call);
  });
  platform.startSession({ token: 't', user: { id: 'colleague-1', role: 'seller', isVerified: true, name: 'Rohan' } });
  render(
    <TestPlatform platform={platform}>
      <EditProductPage params={{ productId: 'p1' }} />
    </TestPlatform>,
  );
  return writes;
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
async function type(name: string, text: string) {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const stale = (current: object) =>
  Response.json({ code: 'STALE_VERSION', message: 'This product has changed.', current }, { status: 409 });

describe('Edit Product', () => {
  it('shows every field as it is stored, and cannot be saved before one is changed', async () => {
    open();
    expect(await nameField()).toHaveValue(product.name);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Shoes');
    expect(screen.getByRole('combobox', { name: 'Subcategory' })).toHaveValue('Casual');
    expect(screen.getByRole('textbox', { name: /^Tags/ })).toHaveValue('court');
    expect(screen.getAllByRole('img', { name: /^Picture \d of 2$/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it('sends what was changed, with the version that was seen', async () => {
    const saved = buildProduct({ ...product, name: 'Court shoe', version: 4 });
    const writes = open(() => saved);
    await nameField();
    await type('Name', 'Court shoe');
    await save();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Product updated successfully!', short));
    expect(writes).toEqual([{ method: 'PUT', path: '/auth/update/p1', body: { name: 'Court shoe', version: 3 } }]);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it('is saved with Ctrl+S, wherever the focus is, and then leads to the product and to another one', async () => {
    const saved = buildProduct({ ...product, name: 'Court shoe', version: 4 });
    const writes = open(() => saved);
    await nameField();
    await userEvent.keyboard('{Control>}s{/Control}');
    await type('Name', 'Court shoe');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('link', { name: 'Add another' })).toHaveAttribute('href', '/admin-add-product');
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/single-product/p1');
    expect(writes).toHaveLength(1);
    await type('Name', 'Court');
    expect(screen.queryByRole('link', { name: 'Add another' })).toBeNull();
  });

  it('moves and removes pictures, with the focus where the seller works', async () => {
    const writes = open(() => buildProduct({ ...product, images: ['/media/b/750.webp'], version: 4 }));
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
    expect(screen.getByText('Now picture 1 of 2.')).toBeInTheDocument();
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Thumbnail')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus();
    await save();
    await waitFor(() => expect(writes[0]?.body).toEqual({ images: ['/media/b/750.webp'], version: 3 }));
  });

  it('sends new pictures first, then their order; a failure after that does not send them again', async () => {
    const withNew = buildProduct({ ...product, images: [...product.images, '/media/c/750.webp'], version: 4 });
    let fails = true;
    const writes = open(({ method }) => {
      if (method === 'POST') {
        return Response.json(withNew, { status: 201 });
      }
      return fails ? Response.json({ message: 'Broken.', code: 'INTERNAL' }, { status: 500 }) : withNew;
    });
    await nameField();
    await userEvent.upload(screen.getByLabelText(/Add images/), new File(['c'], 'c.png', { type: 'image/png' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move picture 3 forward' }));
    await save();
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    fails = false;
    await save();
    await waitFor(() => expect(writes).toHaveLength(3));
    expect(writes.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
    const images = ['/media/a/750.webp', '/media/c/750.webp', '/media/b/750.webp'];
    expect(writes[2]?.body).toEqual({ images, version: 4 });
  });

  // rules: alt-text
  it('says what each picture shows, also of one that is sent with it', async () => {
    const withNew = buildProduct({ ...product, images: [...product.images, '/media/c/750.webp'], version: 4 });
    const writes = open(({ method }) => (method === 'POST' ? Response.json(withNew, { status: 201 }) : withNew));
    await nameField();
    await userEvent.upload(screen.getByLabelText(/Add images/), new File(['c'], 'c.png', { type: 'image/png' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What picture 3 shows' }), 'The sole');
    await save();
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.body).toEqual({ pictureTexts: ['', '', 'The sole'], version: 4 });
  });

  // rules: media-library
  it('takes a picture of the own library, with what it shows', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const writes = open(() => product);
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'Choose from your pictures' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Choose .*A cuff$/ }));
    expect(await screen.findByText('Court shoe, teal')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove from your pictures' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await save();
    await waitFor(() => expect(writes).toHaveLength(1));
    const images = [...product.images, '/media/cuff_750x1000_aabbcc/750.webp'];
    expect(writes[0]?.body).toEqual({ images, pictureTexts: ['', '', 'A cuff'], version: 3 });
  });

  it('joins what somebody else changed, without a question', async () => {
    const theirs = buildProduct({ ...product, description: 'Softer.', version: 9 });
    const writes = open(({ body }) => ((body as { version: number }).version === 3 ? stale(theirs) : theirs));
    await nameField();
    await type('Name', 'Court shoe');
    await save();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(writes[1]?.body).toEqual({ name: 'Court shoe', version: 9 });
  });

  it('shows both values where both changed a field, and takes the chosen one', async () => {
    const theirs = buildProduct({ ...product, price: 1999, version: 9 });
    const writes = open(({ body }) => ((body as { version: number }).version === 3 ? stale(theirs) : theirs));
    await nameField();
    await type('Price', '2399');
    await type('Name', 'Court shoe');
    await save();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Yours: ₹2,399')).toBeVisible();
    expect(within(alert).getByText('Theirs: ₹1,999')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'Use theirs: Price' }));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1999');
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    await waitFor(() => expect(writes[1]?.body).toEqual({ name: 'Court shoe', version: 9 }));
  });

  it('names what is missing, with the keyboard on it', async () => {
    const writes = open();
    await nameField();
    await type('Name', ' ');
    await save();
    expect(screen.getByText('Please enter a name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(writes).toEqual([]);
  });

  it.each([['a product that is gone', () => Response.json({ message: 'Gone.', code: 'NOT_FOUND' }, { status: 404 })]])(
    'is not there for %s',
    async (_name, read) => {
      open(undefined, read);
      expect(await screen.findByText('This product no longer exists, or it is not yours.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    },
  );
});
