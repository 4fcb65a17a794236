import type { FamilyMember } from '@aaram/shared-domain/catalog';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildChangeSet } from '#testing/build-change-set.ts';
import { buildProduct } from '#testing/build-panel.ts';
import { FamilyBox } from './family-box.tsx';

const member = (_id: string, over: Partial<FamilyMember> = {}): FamilyMember => ({
  ...{ _id, name: `Tee, ${_id}`, category: 'Men', colour: _id, image: null, isAvailable: true, state: 'published' },
  ...over,
});
const error = vi.spyOn(toast, 'error').mockImplementation(() => {});
const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

type Sent = { members: string[]; version: number; join?: boolean };

/** Shows the box of product `sage`; `answer` answers each change. */
function open(
  members: FamilyMember[],
  answer: (sent: Sent) => unknown = () => undefined,
  answerSets: (call: { method: string; path: string }) => unknown = () => undefined,
) {
  const sent: Sent[] = [];
  const all = ['sage', 'soot', 'clay'].map((id) => member(id));
  const platform = createTestPlatform(({ method, path, body }) => {
    if (path.startsWith('/auth/panel/change-sets')) {
      return answerSets({ method, path });
    }
    if (path.startsWith('/auth/panel/products')) {
      const found = ['clay', 'soot'].map((_id) => buildProduct({ _id, name: `Tee, ${_id}`, seller: 's1' }));
      return answerList([...found, buildProduct({ _id: 'x', name: 'Tee of another', seller: 's2' })]);
    }
    if (method === 'GET') {
      return { version: 3, members };
    }
    const change = body as Sent;
    sent.push(change);
    const next = change.members.map((id) => all.find(({ _id }) => _id === id) ?? member(id));
    return answer(change) ?? { version: 4, members: next };
  });
  render(
    <TestPlatform platform={platform}>
      <FamilyBox product={{ _id: 'sage', seller: 's1' }} />
    </TestPlatform>,
  );
  return sent;
}
const names = () =>
  within(screen.getByRole('list', { name: 'Colours of this product' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
async function find(text: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product to add' }), text);
}

describe('the colours of a product', () => {
  // rules: families
  it('are found among the own products and added, with the version that was seen', async () => {
    const sent = open([member('sage'), member('soot', { state: 'draft', isAvailable: false, colour: null })]);
    await find('tee');
    const found = within(await screen.findByRole('list', { name: 'Products found' }));
    // Neither what is in it already nor what another seller has.
    expect(found.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Add Tee, clay']);
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.getByText(/Its colour is not filled in/)).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: 'Add Tee, clay' }));
    await waitFor(() => expect(names()).toEqual(['Tee, sage', 'Tee, soot', 'Tee, clay']));
    expect(sent).toEqual([{ members: ['sage', 'soot', 'clay'], version: 3 }]);
    expect(screen.getByText('Tee, clay is added.')).toBeInTheDocument();
  });

  it('begin with the product itself', async () => {
    const sent = open([]);
    expect(await screen.findByText('No other colours yet.')).toBeVisible();
    await find('tee');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tee, soot' }));
    await waitFor(() => expect(sent).toEqual([{ members: ['sage', 'soot'], version: 3 }]));
  });

  it('are moved and taken out by buttons, with the focus where the seller works', async () => {
    const sent = open([member('sage'), member('soot'), member('clay')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Tee, clay up' }));
    await waitFor(() => expect(names()).toEqual(['Tee, sage', 'Tee, clay', 'Tee, soot']));
    expect(screen.getByRole('button', { name: 'Move Tee, clay up' })).toHaveFocus();
    expect(screen.getByText('Tee, clay is now 2 of 3.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take Tee, clay out' }));
    await waitFor(() => expect(names()).toEqual(['Tee, sage', 'Tee, soot']));
    expect(screen.getByRole('button', { name: 'Take Tee, soot out' })).toHaveFocus();
    expect(sent[1]).toEqual({ members: ['sage', 'soot'], version: 4 });
  });

  // rules: families
  it('are joined with another family only after a question', async () => {
    const reason = '“Tee, clay” is already joined with other products.';
    const sent = open([member('sage'), member('soot')], ({ join }) =>
      join ? undefined : Response.json({ code: 'IN_OTHER_FAMILY', message: reason }, { status: 409 }),
    );
    await find('tee');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Tee, clay' }));
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe(`${reason} Join all of them?`));
    expect(sent).toHaveLength(1);
    await act(async () => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(sent[1]).toMatchObject({ members: ['sage', 'soot', 'clay'], join: true }));
  });

  // rules: families
  it('come back as they were by Undo, which takes the whole change back', async () => {
    const paths: string[] = [];
    open(
      [member('sage'), member('soot')],
      ({ members }) => ({
        version: 4,
        members: members.length < 2 ? [] : members.map((id) => member(id)),
        edit: 'e1',
      }),
      (call) => {
        paths.push(`${call.method} ${call.path}`);
        return Response.json(buildChangeSet(), { status: call.path.endsWith('/run') ? 200 : 201 });
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Take Tee, soot out' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Tee, soot is taken out.', expect.anything()));
    await act(async () => success.mock.calls[0]?.[1]?.action?.run());
    await waitFor(() => expect(success).toHaveBeenLastCalledWith('The change was undone.', expect.anything()));
    expect(paths).toEqual(['POST /auth/panel/change-sets', expect.stringMatching(/^POST .*\/run$/)]);
  });

  it('show what they are now when somebody else changed them', async () => {
    const current = { version: 9, members: [member('sage'), member('clay')] };
    open([member('sage'), member('soot')], () =>
      Response.json({ code: 'STALE_VERSION', message: 'These colours have changed.', current }, { status: 409 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Take Tee, soot out' }));
    await waitFor(() => expect(names()).toEqual(['Tee, sage', 'Tee, clay']));
    expect(error).toHaveBeenCalledWith('These colours have changed.', { autoClose: 2000 });
  });
});
