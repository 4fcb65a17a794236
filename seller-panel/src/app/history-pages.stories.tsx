import { answerList } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { ChangeOrders, ChangeProducts } from '#features/bulk/bulk-actions.tsx';
import { RestoreDialog } from '#features/bulk/restore-dialog.tsx';
import { buildChangeSet, changeRows, removedProduct, trailEntry } from '#testing/build-change-set.ts';
import { panelStory } from '#testing/panel-story.ts';
import { HistoryPage } from './history-page.tsx';
import { ImportPage } from './products/import-page.tsx';
import { TrashPage } from './products/trash-page.tsx';

const SETS = '/auth/panel/change-sets';
const prepared = buildChangeSet({
  state: 'prepared',
  undoUntil: null,
  counts: { planned: 1, changed: 0, refused: 1, unchanged: 0, undone: 0, kept: 0 },
});
const answers = {
  [`GET ${SETS}`]: () => answerList([buildChangeSet()]),
  [`POST ${SETS}`]: () => Response.json(prepared, { status: 201 }),
  [`GET ${SETS}/c1`]: prepared,
  [`GET ${SETS}/c1/rows`]: () =>
    answerList(changeRows.map((row) => (row.result === 'changed' ? { ...row, result: 'planned' as const } : row))),
  'GET /auth/panel/trail': () => answerList([trailEntry]),
  'GET /auth/panel/trash': () => answerList([removedProduct]),
};

const meta = {
  title: 'Pages/Panel history',
  decorators: [withPanelFrame],
  parameters: panelStory({ role: 'admin', answers }, [390, 1440]),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = { render: () => <HistoryPage /> };

export const Trash: Story = { render: () => <TrashPage /> };

export const Files: Story = { render: () => <ImportPage /> };

export const BulkPreview: Story = {
  render: () => <ChangeProducts selection={{ kind: 'ids', ids: ['p1', 'p2'] }} count={2} onDone={() => undefined} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change…' }));
    await canvas.findByRole('dialog');
    const value = canvasElement.ownerDocument.querySelector<HTMLElement>('dialog input[name="value"]');
    await userEvent.type(value ?? document.body, '10');
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText(/above the MRP/)).toBeVisible();
  },
};

export const TrackingList: Story = {
  render: () => <ChangeOrders selection={{ kind: 'ids', ids: ['o1', 'o2'] }} count={2} onDone={() => undefined} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change…' }));
    await canvas.findByRole('dialog');
    const select = canvasElement.ownerDocument.querySelector<HTMLElement>('dialog select');
    await userEvent.selectOptions(select ?? document.body, 'Tracking IDs');
    await expect(await canvas.findByRole('textbox', { name: /one order in each line/ })).toBeVisible();
  },
};

export const RestoringAnEdit: Story = { render: () => <RestoreDialog edit="e1" onClose={() => undefined} /> };
