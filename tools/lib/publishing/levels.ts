import { StartProblem } from '@aaram/runtime/problems';
import type { ApiLevels } from '../../../shared-domain/src/contract/index.ts';

type Given = { level?: string | undefined; oldest?: string | undefined; why: string };

/** What the options of the command say that the API serves. */
export function readLevels({ level: text = '', oldest: oldestText = '', why }: Given): ApiLevels {
  const [level = 0, oldest = 0] = [text, oldestText].map((one) => (/^[1-9]\d{0,5}$/.test(one) ? Number(one) : 0));
  if (level === 0 || oldest === 0 || oldest > level)
    throw new StartProblem(
      'Name both levels as whole numbers, as in: api --level 3 --oldest 2 --why "prices have sizes"',
    );
  return { level, oldest, why };
}
