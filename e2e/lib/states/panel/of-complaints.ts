import type { Grievance } from '@aaram/shared-domain/grievance';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-grievances';
const list = '/auth/panel/grievances';
const complaint: Grievance = {
  _id: 'g1',
  ticket: 'GR-7K3F-92QD',
  state: 'answered',
  name: longName.slice(0, 120),
  email: `${longWord}@example.com`,
  mobile: '919876543210',
  topic: 'return',
  order: 'AA-7K3F-92QD',
  text: `${longName}\n\n${longWord.repeat(4)}`,
  createdAt: '2026-10-20T10:00:00.000Z',
  acknowledgeBy: '2026-10-22T10:00:00.000Z',
  redressBy: '2026-11-20T10:00:00.000Z',
  acknowledgedAt: '2026-10-20T10:00:04.000Z',
  closedAt: null,
  answers: [{ _id: 'a1', text: longName, at: '2026-10-25T10:00:00.000Z', by: longWord }],
};

/** The panel's complaints, with texts as long as people make them. */
export const statesOfComplaints: State[] = [
  {
    name: 'panel complaints, overdue and unacknowledged',
    path,
    answers: {
      [list]: [complaint, { ...complaint, _id: 'g2', ticket: 'GR-0000-0000', email: null, acknowledgedAt: null }],
    },
    shows: 'GR-0000-0000',
  },
  { name: 'panel complaints, none', path, answers: { [list]: [] }, isTwin: true, shows: 'No complaints found.' },
];
