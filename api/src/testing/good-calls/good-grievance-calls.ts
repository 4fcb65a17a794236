import { randomUUID } from 'node:crypto';
import type { GoodCall } from './good-call.ts';

export const buildGrievance = () => ({
  name: 'Meera Nair',
  email: `${randomUUID()}@example.com`,
  topic: 'return' as const,
  text: 'My money did not come back.',
});

/** Calls about complaints to the grievance officer. */
export const grievanceCalls: Record<string, GoodCall> = {
  'POST /api/grievances': { make: () => ({ payload: buildGrievance() }) },
  'PUT /api/auth/panel/grievances/{id}': {
    by: 'admin',
    make: async ({ harness }) => {
      const [row] = await harness.db<{ id: string }[]>`
        insert into grievances ${harness.db(buildGrievance())} returning id`;
      return { params: { id: row?.id ?? '' }, payload: { action: 'answer', text: 'It is on its way.' } };
    },
  },
};
