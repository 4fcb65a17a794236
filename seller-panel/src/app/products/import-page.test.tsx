import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buildChangeSet, changeRows } from '#testing/build-change-set.ts';
import { ImportPage } from './import-page.tsx';

const hsnFile = { name: 'hsn-2026-10.csv', text: 'HSN\r\n6105\r\n' };

function partOf(path: string) {
  const isFirst = !path.includes('cursor');
  return { text: isFirst ? 'Product ID\r\np1\r\n' : 'p2\r\n', rows: 1, nextCursor: isFirst ? 'after:p1' : null };
}

function open(at = '/admin-import') {
  const asked: string[] = [];
  const counts = { planned: 1, changed: 0, refused: 1, unchanged: 0, undone: 0, kept: 0 };
  let set = buildChangeSet({ kind: 'import', state: 'prepared', undoUntil: null, counts });
  const platform = createTestPlatform(({ method, path }) => {
    asked.push(`${method} ${path}`);
    if (path.includes('/exports/')) {
      return partOf(path);
    }
    if (path.includes('/imports')) {
      const columns = [
        { name: 'ID', column: 'id' },
        { name: 'Preis', column: null },
      ];
      return Response.json({ set, columns }, { status: 201 });
    }
    if (path.includes('/rows')) {
      return answerList(changeRows);
    }
    if (path.endsWith('/run')) {
      set = buildChangeSet({ kind: 'import' });
    }
    return path.includes('/accounts/file') ? hsnFile : set;
  });
  render(<TestPlatform platform={platform} at={at} routes={[{ path: '/admin-import', element: <ImportPage /> }]} />);
  return asked;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// rules: files-of-products-and-orders
it('checks a file, shows what would change, and makes it', async () => {
  const asked = open();
  await press('Check the file');
  expect(await screen.findByText('Please choose a CSV file.')).toBeVisible();
  const file = new File(['ID,Preis\np1,10\n'], 'prices.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText(/CSV file/), file);
  await press('Check the file');
  expect(await screen.findByText(/above the MRP of ₹1,250/)).toBeVisible();
  expect(screen.getByRole('cell', { name: '1: Glow Tee, Sky Map' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Meaning of Preis' })).toHaveValue('');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Meaning of Preis' }), 'Price (₹)');
  await press('Check again with these columns');
  await waitFor(() => expect(asked.filter((one) => one === 'POST /auth/panel/imports')).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Change 1 row' }));
  expect(await screen.findByText('Done')).toBeVisible();
  // The page and its toast have one each.
  expect(screen.getAllByRole('button', { name: 'Undo' })[0]).toBeVisible();
});

// rules: files-of-products-and-orders
it('sends the ZIP with the pictures along', async () => {
  const bodies: unknown[] = [];
  const platform = createTestPlatform(({ body }) => {
    bodies.push(body);
    return new Response(null, { status: 500 });
  });
  render(
    <TestPlatform
      platform={platform}
      at="/admin-import"
      routes={[{ path: '/admin-import', element: <ImportPage /> }]}
    />,
  );
  await userEvent.upload(
    screen.getByLabelText(/CSV file/),
    new File(['Name\nShirt\n'], 'new.csv', { type: 'text/csv' }),
  );
  await userEvent.upload(
    screen.getByLabelText(/Pictures as ZIP/),
    new File(['PK'], 'pictures.zip', { type: 'application/zip' }),
  );
  await press('Check the file');
  expect(await screen.findByRole('alert')).toBeVisible();
  const [form] = bodies as [FormData];
  expect((form.get('pictures') as File).name).toBe('pictures.zip');
  expect((form.get('file') as File).name).toBe('new.csv');
});

// rules: files-of-products-and-orders
it('saves the HSN summary of a month', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = open();
  const month = screen.getByRole('combobox', { name: 'Month' });
  const [, , third] = month.querySelectorAll('option');
  await userEvent.selectOptions(month, third?.value ?? '');
  await press('HSN summary');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([`GET /auth/panel/accounts/file?file=hsn&month=${third?.value}`]);
});

// rules: files-of-products-and-orders
it('saves all parts of an export as one file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = open('/admin-import?category=Men');
  await press('Products');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([
    'GET /auth/panel/exports/products?category=Men',
    'GET /auth/panel/exports/products?category=Men&cursor=after%3Ap1',
  ]);
  expect(saved[0]?.size).toBe(new Blob(['\uFEFFProduct ID\r\np1\r\np2\r\n']).size);
});
