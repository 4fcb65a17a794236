import { isDeepStrictEqual } from 'node:util';

type Rendered = { status: number; headers: Record<string, string>; plain: Buffer };

/** When the data of a page was read, as the query cache writes it. */
const READ_AT = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g;

const withoutTimes = (plain: Buffer) => plain.toString('latin1').replace(READ_AT, '');

/** Whether two documents of a page are the same but for the times at which their data was read. */
export const saysTheSame = (cached: Rendered, later: Rendered): boolean =>
  cached.status === later.status &&
  cached.plain.length === later.plain.length &&
  isDeepStrictEqual(cached.headers, later.headers) &&
  withoutTimes(cached.plain) === withoutTimes(later.plain);
