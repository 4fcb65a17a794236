import type { FastifyReply } from 'fastify';

/**
 * The first `limit` of `rows`, which were read with one row more than a page has. `next` is the cursor of the next page,
 * made of the last row of this one; undefined when nothing follows.
 */
export function takePage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > page.length && last !== undefined ? cursorOf(last) : undefined };
}

/** What a list's answer says in headers: how many rows there are in all, where they were counted, and what follows. */
type PageHeaders = { total?: number; next: string | null | undefined };

/** Sets `x-total-count`, and `x-next-cursor` when there is a next page. */
export function describePage(reply: FastifyReply, { total, next }: PageHeaders): void {
  if (total !== undefined) {
    reply.header('x-total-count', String(total));
  }
  if (next !== undefined && next !== null) {
    reply.header('x-next-cursor', next);
  }
}
