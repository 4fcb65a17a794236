import type { ChangeRow, ChangeSet, RemovedProduct, TrailEntry } from '@aaram/shared-domain/change-set';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const at = '2026-10-20T10:00:00.000Z';
const set: ChangeSet = {
  _id: 'c1',
  subject: 'product',
  kind: 'price',
  change: {},
  state: 'done',
  actor: 's1',
  actorName: longWord,
  at,
  endedAt: at,
  undoUntil: '2026-11-19T10:00:00.000Z',
  total: 20_000,
  counts: { planned: 0, unchanged: 1234, refused: 5678, changed: 12_000, undone: 0, kept: 1088 },
};
const rows: ChangeRow[] = [
  {
    place: 0,
    subject: 'p1',
    title: longName.slice(0, 200),
    result: 'changed',
    reason: null,
    fields: [
      { name: 'price', before: 999_999.99, after: 1 },
      { name: 'tags', before: [], after: [longWord.slice(0, 24), 'silk'] },
    ],
  },
  { place: 1, subject: 'p2', title: longWord, result: 'refused', reason: 'It has been changed since.', fields: [] },
];
const entry: TrailEntry = {
  _id: 't1',
  at,
  actor: 's1',
  actorName: longWord,
  action: 'product.update',
  subject: 'product',
  subjectId: '0199a1b2-c3d4-7e5f-8a6b-000000000492',
  subjectName: longName.slice(0, 200),
  detail: { fields: ['name', 'price'], priceFrom: 1999, priceTo: 2199, edit: '0199a1b2-c3d4-7e5f-8a6b-0000000000ed' },
  request: 'r1',
};
const removed: RemovedProduct = {
  _id: 'p9',
  name: longName.slice(0, 200),
  image: null,
  category: 'Swimwears',
  removedAt: at,
  removedBy: longWord,
  until: '2026-11-19T10:00:00.000Z',
};

const [history, trash] = ['/admin-history', '/admin-trash'];
const [sets, trail, bin] = ['/auth/panel/change-sets', '/auth/panel/trail', '/auth/panel/trash'];
const rowsOfOne = { [`${sets}/c1/rows`]: rows, [`${sets}/c1`]: set };

/** The history of changes and the trash, with names as long as people make them. */
export const statesOfChanges: State[] = [
  {
    name: 'history, rows of a change',
    path: history,
    answers: { ...rowsOfOne, [sets]: [set], [trail]: [entry] },
    open: (page) => page.getByRole('button', { name: /^Price, / }).click(),
    shows: 'It has been changed since.',
  },
  {
    name: 'history, restoring an edit',
    path: history,
    answers: { ...rowsOfOne, [sets]: [set], [trail]: [{ ...entry, at: new Date().toISOString() }] },
    open: (page) =>
      page
        .getByRole('button', { name: /^Restore: / })
        .first()
        .click(),
    shows: 'Also take back what was changed again since',
  },
  { name: 'history, none', path: history, answers: { [sets]: [], [trail]: [] }, shows: 'No bulk changes yet.' },
  {
    name: 'history, failed',
    path: history,
    answers: { [sets]: 500, [trail]: 500 },
    isTwin: true,
    shows: (page) => page.getByRole('button', { name: 'Try again' }).first(),
  },
  {
    name: 'import, a file is missing',
    path: '/admin-import?category=Men',
    open: (page) => page.getByRole('button', { name: 'Check the file' }).click(),
    shows: 'Please choose a CSV file.',
  },
  { name: 'trash', path: trash, answers: { [bin]: [removed] }, shows: 'Can be restored until' },
  { name: 'trash, none', path: trash, answers: { [bin]: [] }, isTwin: true, shows: 'The trash is empty.' },
];
