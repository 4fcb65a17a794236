import { toast } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import { AddProductPage } from './add-product-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
const error = vi.spyOn(toast, 'error').mockImplementation(() => {});
const short = { autoClose: 2000 };
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

function open(answer: () => unknown = () => buildProduct()) {
  const sent: FormData[] = [];
  const platform = createTestPlatform(({ body }) => {
    if (body instanceof FormData) {
      sent.push(body);
    }
    return answer();
  });
  platform.startSession({ token: 't', user: { id: 'seller-1', role: 'seller', isVerified: true, name: 'Rohan' } });
  render(
    <TestPlatform platform={platform}>
      <AddProductPage />
    </TestPlatform>,
  );
  return sent;
}

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => new File([String(index)], `${index}.png`, { type: 'image/png' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Product' }));

async function fill() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Satchel');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Stands up.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Bags');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subcategory' }), 'Handbags');
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '2799');
  await userEvent.type(screen.getByRole('textbox', { name: 'Total quantity' }), '4');
  await userEvent.upload(screen.getByLabelText(/Add images/), pictures(1));
  await screen.findByRole('button', { name: 'Remove 0.png' });
}

describe('Add Product', () => {
  // rules: adding-a-product
  it('asks for a category in exact words, with the keyboard on the first gap', async () => {
    const sent = open();
    await submit();
    await waitFor(() => expect(error).toHaveBeenCalledWith('Please select a category.', short));
    expect(screen.getByText('Please select a category.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(sent).toHaveLength(0);
  });

  it('shows the sizes that belong to the category', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Kids');
    expect(screen.getByRole('combobox', { name: 'Size Type' })).toHaveValue('Age');
    expect(screen.getByRole('textbox', { name: '8-10' })).toBeVisible();
  });

  it('is added with Ctrl+S, and then leads to it or to another one', async () => {
    const sent = open();
    await fill();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/single-product\//),
    );
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'S');
    expect(screen.queryByRole('link', { name: 'View' })).toBeNull();
  });

  // rules: adding-a-product
  it('shows the 0 that a size left empty counts as', async () => {
    const sent = open();
    await fill();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Total quantity' }));
    expect(screen.getByRole('textbox', { name: 'Total quantity' })).toHaveAttribute('placeholder', '0');
    expect(screen.getByText('A quantity you leave empty counts as 0.')).toBeVisible();
    await submit();
    await waitFor(() => expect(sent[0]?.get('stock[0][quantity]')).toBe('0'));
  });

  // rules: product-images
  it('keeps five images and says why', async () => {
    open();
    await userEvent.upload(screen.getByLabelText(/Add images/), pictures(6));
    await waitFor(() => expect(error).toHaveBeenCalledWith('You can upload up to 5 images only.', short));
    expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(5);
  });

  // rules: uploads
  it('names a file that is no picture, with what is allowed', async () => {
    open();
    const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(/Add images/), [notes], { applyAccept: false });
    const named = 'notes.pdf is not a picture. Allowed: JPEG, PNG, WebP or AVIF, at most 8 MB each.';
    expect(await screen.findByText(named)).toBeVisible();
  });

  // rules: adding-a-product
  it('sends the form for the seller who is logged in, says so and starts again', async () => {
    const sent = open();
    await fill();
    await submit();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Product added successfully!', short));
    expect(sent[0]?.get('seller')).toBe('seller-1');
    expect(sent[0]?.get('stock[0][quantity]')).toBe('4');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  // rules: adding-a-product
  it('takes what else is said of it, and says what the price comes to beside the MRP', async () => {
    const sent = open();
    await fill();
    const mrp = screen.getByRole('textbox', { name: /^MRP/ });
    expect(mrp).toHaveAccessibleDescription(/With GST your price comes to ₹3,053.45/);
    await userEvent.type(mrp, '2900');
    await userEvent.type(screen.getByRole('textbox', { name: /^HSN/ }), '4202');
    await userEvent.type(screen.getByRole('combobox', { name: /^Colour/ }), 'Wine');
    const country = screen.getByRole('combobox', { name: /^Country/ });
    expect(within(country).getAllByRole('option')[1]).toHaveTextContent('India');
    await userEvent.selectOptions(country, 'India');
    await submit();
    expect(mrp).toBeInvalid();
    expect(mrp).toHaveAccessibleDescription(/above the MRP of ₹2,900/);
    expect(sent).toHaveLength(0);
    await userEvent.clear(mrp);
    await userEvent.type(mrp, '3499');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(['mrp', 'hsn', 'colour', 'material', 'countryOfOrigin'].map((name) => sent[0]?.get(name))).toEqual([
      '3499',
      '4202',
      'Wine',
      null,
      'India',
    ]);
  });

  // rules: adding-a-product
  it("shows the server's words when it refuses, and keeps what was typed", async () => {
    open(() => Response.json({ code: 'INVALID_INPUT', message: 'That picture is too large.' }, { status: 400 }));
    await fill();
    await submit();
    await waitFor(() => expect(error).toHaveBeenCalledWith('That picture is too large.', short));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Satchel');
  });

  // rules: adding-a-product
  it("says 'Failed to add product.' when the server gave no words", async () => {
    open(() => Response.json({ code: 'INTERNAL', message: '' }, { status: 500 }));
    await fill();
    await submit();
    await waitFor(() => expect(error).toHaveBeenCalledWith('Failed to add product.', short));
  });
});
