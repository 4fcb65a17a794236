import type { TeamRole } from '@aaram/shared-domain/team';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buildChangeSet, changeRows, removedProduct, trailEntry } from '#testing/build-change-set.ts';
import { buildOwnTeam } from '#testing/build-team.ts';
import { HistoryPage } from './history-page.tsx';
import { TrashPage } from './products/trash-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});

function answerSets(method: string, path: string) {
  if (method === 'POST' && path.endsWith('/change-sets')) {
    return Response.json(buildChangeSet({ kind: 'restore', state: 'prepared', undoUntil: null }), { status: 201 });
  }
  return /change-sets(\?|$)/.test(path)
    ? answerList([buildChangeSet()])
    : buildChangeSet(path.endsWith('/undo') ? { state: 'undone', undoUntil: null } : {});
}

function open(
  page: 'history' | 'trash' | 'history?from=soon&subject=Coat',
  entry = trailEntry,
  roles: TeamRole[] = ['owner'],
) {
  const asked: string[] = [];
  const platform = createTestPlatform(({ method, path }) => {
    asked.push(`${method} ${path}`);
    if (path.endsWith('/team/me')) {
      return buildOwnTeam(roles);
    }
    if (path.includes('/rows')) {
      return answerList(changeRows);
    }
    if (path.includes('/restore')) {
      return { message: 'Product restored.' };
    }
    if (path.includes('/trash')) {
      return answerList([removedProduct]);
    }
    if (path.includes('/trail')) {
      return answerList([entry]);
    }
    return answerSets(method, path);
  });
  platform.startSession({ token: 't', user: { id: 's1', role: 'seller', isVerified: true, name: 'Farhan' } });
  const routes = [
    { path: '/admin-history', element: <HistoryPage /> },
    { path: '/admin-trash', element: <TrashPage /> },
  ];
  render(<TestPlatform platform={platform} at={`/admin-${page}`} routes={routes} />);
  return asked;
}

it('is narrowed by its address, but for what is no day', async () => {
  const asked = open('history?from=soon&subject=Coat');
  expect(await screen.findByLabelText('From')).toHaveValue('');
  const trails = asked.filter((one) => one.includes('/trail'));
  expect(trails.map((one) => one.split('?')[1])).toEqual(['subject=Coat&limit=25']);
});

// rules: trash-and-history
it('says who changed what, before and after, and narrows it to days', async () => {
  const asked = open('history');
  const row = await screen.findByRole('row', { name: /Changed a product/ });
  expect(row).toHaveTextContent('Farhan Qureshi');
  expect(row).toHaveTextContent('Price: ₹1,999 to ₹2,199; Stock: S: 1 to S: 5; Name');
  await userEvent.type(screen.getByLabelText('From'), '2026-11-14');
  await userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() =>
    expect(asked.filter((one) => one.includes('from=2026-11-14')).map((one) => one.split(/[ ?]/)[1])).toEqual([
      '/auth/panel/change-sets',
      '/auth/panel/trail',
    ]),
  );
});

it('names what was changed, with a link to it', async () => {
  open('history');
  const product = await screen.findByRole('link', { name: 'Court Lace-Up, Indigo' });
  expect(product).toHaveAttribute('href', `/admin-edit-product/${trailEntry.subjectId}`);
});

it('shows who writes for the blog neither bulk changes nor the trash, which are not their work', async () => {
  open('history', trailEntry, ['content']);
  expect(await screen.findByRole('row', { name: /Changed a product/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Bulk changes' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  expect(screen.queryByLabelText('Person')).toBeNull();
});

it('links an order by its number', async () => {
  open('history', { ...trailEntry, action: 'order.status', subject: 'order', subjectName: 'AA-7K3F-92QD' });
  const order = await screen.findByRole('link', { name: 'AA-7K3F-92QD' });
  expect(order).toHaveAttribute('href', '/admin-orders/AA-7K3F-92QD');
});

it('has no ID of what has no name', async () => {
  open('history', { ...trailEntry, action: 'order.print', subject: 'printout', subjectName: null });
  const row = await screen.findByRole('row', { name: /Made a PDF of orders/ });
  expect(row).not.toHaveTextContent(trailEntry.subjectId);
  expect(within(row).queryByRole('link')).toBeNull();
});

it('has no link to a product that was removed', async () => {
  open('history', { ...trailEntry, action: 'product.remove' });
  await screen.findByRole('cell', { name: 'Court Lace-Up, Indigo' });
  expect(screen.queryByRole('link', { name: 'Court Lace-Up, Indigo' })).toBeNull();
});

it('narrows the history to a product and a person by their names', async () => {
  const asked = open('history');
  await userEvent.type(await screen.findByLabelText('Product, order or post'), 'Court lace');
  await userEvent.type(screen.getByLabelText('Person'), 'Farhan');
  await userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() =>
    expect(asked.some((one) => one.includes('/trail?') && /actor=Farhan&subject=Court(\+|%20)lace/.test(one))).toBe(
      true,
    ),
  );
});

it('shows the rows of a bulk change', async () => {
  open('history');
  await userEvent.click(await screen.findByRole('button', { name: /^Price, / }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Price: ₹1,999 to ₹2,199; Stock 7: 0 to 12')).toBeVisible();
});

// rules: trash-and-history
it('asks before a bulk change is taken back, and leaves it after a no', async () => {
  const asked = open('history');
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: Price/ }));
  const answer = (isMeant: boolean) => waitFor(() => act(() => dialogQueue.get()[0]?.settle(isMeant)));
  await answer(false);
  expect(asked).not.toContain('POST /auth/panel/change-sets/c1/undo');
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: Price/ }));
  await answer(true);
  await waitFor(() => expect(success).toHaveBeenCalledWith('The change was undone.', { autoClose: 2000 }));
  expect(asked).toContain('POST /auth/panel/change-sets/c1/undo');
});

// rules: trash-and-history
it('gives a product back', async () => {
  const asked = open('trash');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Palm Grove Swim Shorts' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Product restored.', { autoClose: 2000 }));
  expect(asked).toContain('POST /auth/panel/trash/p9/restore');
});

// rules: trash-and-history
it('shows what restoring an edit would change', async () => {
  const asked = open('history', { ...trailEntry, at: new Date().toISOString() });
  await userEvent.click(await screen.findByRole('button', { name: /^Restore: Changed a product/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Also take back what was changed again since' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('Price: ₹1,999 to ₹2,199; Stock 7: 0 to 12')).toBeVisible();
  expect(asked).toContain('POST /auth/panel/change-sets');
});

it('has no button for an edit that is too old', async () => {
  open('history', { ...trailEntry, at: '2020-01-01T00:00:00.000Z' });
  await screen.findByRole('row', { name: /Changed a product/ });
  expect(screen.queryByRole('button', { name: /^Restore:/ })).toBeNull();
});
