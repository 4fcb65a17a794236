import { toast } from '@aaram/shared-platform';
import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buildChangeSet, changeRows } from '#testing/build-change-set.ts';
import { ChangeOrders, ChangeProducts, toPanelSelection } from './bulk-actions.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});

type Call = { method: string; path: string; body: unknown };

function open(Action = ChangeProducts) {
  const calls: Call[] = [];
  const onDone = vi.fn();
  const counts = { planned: 1, changed: 0, refused: 1, unchanged: 0, undone: 0, kept: 0 };
  let set = buildChangeSet({ state: 'prepared', undoUntil: null, counts });
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.path.includes('/rows')) {
      return answerList(changeRows);
    }
    if (call.path.endsWith('/run')) {
      set = buildChangeSet();
    } else if (call.path.endsWith('/undo')) {
      set = buildChangeSet({ state: 'undone', undoUntil: null, counts: { ...counts, planned: 0, undone: 1 } });
    }
    const isNew = call.method === 'POST' && call.path === '/auth/panel/change-sets';
    return Response.json(set, { status: isNew ? 201 : 200 });
  });
  const selection = { kind: 'ids', ids: ['p1', 'p2'] } as const;
  render(
    <TestPlatform platform={platform}>
      <Action selection={selection} count={2} onDone={onDone} />
    </TestPlatform>,
  );
  return { calls, onDone };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// rules: bulk-changes
it('previews a change, makes it, says how each row ended, and takes it back', async () => {
  const { calls, onDone } = open();
  await press('Change…');
  await screen.findByRole('dialog');
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '10');
  await press('Preview');
  expect(await screen.findByText('Price: ₹1,999 to ₹2,199; Stock 7: 0 to 12')).toBeVisible();
  expect(screen.getByText(/above the MRP of ₹1,250/)).toBeVisible();
  expect(calls[0]?.body).toEqual({
    subject: 'product',
    selection: { kind: 'ids', ids: ['p1', 'p2'] },
    change: { kind: 'price', how: 'percent', value: 10, round: 'rupee' },
  });
  await press('Change 1 row');
  expect(await screen.findByText('Done')).toBeVisible();
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('1 row changed.', expect.objectContaining({ autoClose: 8000 })),
  );
  expect(onDone).not.toHaveBeenCalled();
  await press('Undo');
  expect(await screen.findByText('Undone: 1')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1))).toEqual([
    'change-sets',
    'run',
    'undo',
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(onDone).toHaveBeenCalled();
});

// rules: bulk-changes
it('says what to correct, and asks the server for nothing', async () => {
  const { calls } = open();
  await press('Change…');
  await screen.findByRole('dialog');
  await press('Preview');
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(/enter a number/);
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'Tags');
  await press('Preview');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Tags to add' })).toHaveAccessibleDescription(/enter a tag/),
  );
  expect(calls).toEqual([]);
});

// rules: families
it('joins products as colours of one, or takes them out', async () => {
  const { calls } = open();
  await press('Change…');
  await screen.findByRole('dialog');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'Colours of one product');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How' }), 'Take each out of its colours');
  await press('Preview');
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ change: { kind: 'family', how: 'leave' } }));
});

// rules: bulk-changes
it('takes a tracking ID for each order from pasted lines', async () => {
  const { calls } = open(ChangeOrders);
  await press('Change…');
  await screen.findByRole('dialog');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'Tracking IDs');
  const field = screen.getByRole('textbox', { name: 'Tracking IDs, one order in each line' });
  await press('Preview');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/at least one line/));
  await userEvent.click(field);
  await userEvent.paste('Order number\tCarrier\tTracking ID\nAA-7K3F-92QD\tDelhivery\t1234567890');
  await press('Preview');
  await waitFor(() => expect(calls[0]?.method).toBe('POST'));
  expect(calls[0]?.body).toEqual({
    subject: 'tracking',
    selection: { kind: 'ids', ids: ['p1', 'p2'] },
    lines: [{ order: 'AA-7K3F-92QD', carrier: 'Delhivery', trackingId: '1234567890' }],
  });
});

// rules: bulk-changes
it('takes tracking IDs from a file too, shows them first, and says when it is no text', async () => {
  const { calls } = open(ChangeOrders);
  await press('Change…');
  await screen.findByRole('dialog');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'Tracking IDs');
  const drop = screen.getByLabelText('File of tracking IDs (optional)');
  await userEvent.upload(drop, new File([Uint8Array.from([0xc3, 0x28])], 'broken.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/This file is not text/)).toBeVisible();
  const text = '\uFEFFOrder number,Carrier,Tracking ID\r\n"AA-7K3F-92QD","Blue Dart","BD 1"\r\n';
  await userEvent.upload(drop, new File([text], 'tracking.csv', { type: 'text/csv' }));
  const field = screen.getByRole('textbox', { name: 'Tracking IDs, one order in each line' });
  await waitFor(() => expect(field).toHaveValue(text.slice(1).replaceAll('\r', '')));
  expect(screen.queryByText(/This file is not text/)).toBeNull();
  await press('Preview');
  await waitFor(() => expect(calls[0]?.method).toBe('POST'));
  expect(calls[0]?.body).toMatchObject({
    lines: [{ order: 'AA-7K3F-92QD', carrier: 'Blue Dart', trackingId: 'BD 1' }],
  });
});

it('sends the filters of a list for all its pages', () => {
  expect(
    toPanelSelection({ kind: 'query', query: 'q=tee&category=Men&category=Women&stock=', except: ['p1'] }),
  ).toEqual({
    kind: 'query',
    query: { q: 'tee', category: ['Men', 'Women'] },
    except: ['p1'],
  });
});
