import type { Pool } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import type { Printout, PrintoutInput } from '@aaram/shared-domain/printout';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/printouts.ts';
import { findUnprintableOrders } from './find-unprintable.ts';
import { makePrintout, type Sources } from './make-printout.ts';
import {
  failPrintout,
  findPrintout,
  findPrintoutFile,
  finishPrintout,
  insertPrintout,
  type PrintoutRow,
} from './printouts.repository.ts';

export const MAKE_PRINTOUT = 'make-printout';

/** Who asked for it, and whose orders it has. */
type Owner = { id: string; role: 'seller' | 'admin'; sellerId: string };

const notThere = () => refuse('NOT_FOUND', texts.printoutNotFound);
const toPrintout = ({ id, kind, state, done, orderIds, expiresAt }: PrintoutRow): Printout => ({
  _id: id,
  kind,
  state,
  done,
  total: orderIds.length,
  expiresAt: expiresAt.toISOString(),
});

async function findOwn(db: Pool, id: string, owner: Owner): Promise<Outcome<PrintoutRow>> {
  const row = await findPrintout(db, id);
  // The team may have changed since.
  const isOwn = row?.ownerId === owner.id && row.ownerRole === owner.role && row.sellerId === owner.sellerId;
  return row !== undefined && isOwn ? row : notThere();
}

/**
 * Asks for a PDF of orders. What cannot be printed is reported first, with `unprintable`. Of one order it is made at
 * once, of more by a job. What a reader may not see of the orders is left out when it is made; the trail names who
 * printed what.
 */
export async function askPrintout(
  db: Pool,
  { kind, orders, anyway = false }: PrintoutInput,
  { owner, requestId, sources }: { owner: Owner; requestId: string; sources: Sources },
): Promise<Outcome<Printout>> {
  const orderIds = [...new Set(orders)];
  if (!orderIds.every(isId)) {
    return refuse('INVALID_ID', common.orderNotFound);
  }
  const asked = { orderIds, ownerRole: owner.role, sellerId: owner.sellerId };
  const unprintable = anyway || kind === 'pick-list' ? [] : await findUnprintableOrders(db, asked);
  if (unprintable.length > 0) {
    return refuse('UNAVAILABLE', texts.lettersMissing(unprintable), { unprintable });
  }
  const own = owner.role === 'admin' ? db : db.actingFor(owner.sellerId);
  const made = await inTransaction(own, async (tx) => {
    const printout = await insertPrintout(tx, {
      ownerId: owner.id,
      ownerRole: owner.role,
      sellerId: owner.sellerId,
      kind,
      orderIds,
    });
    await recordAudit(tx, {
      actorId: owner.id,
      action: 'order.print',
      subject: 'printout',
      subjectId: printout.id,
      detail: { kind, orders: orderIds },
      requestId,
    });
    if (orderIds.length > 1) {
      await enqueueJob(tx, {
        queue: 'printouts',
        kind: MAKE_PRINTOUT,
        payload: { id: printout.id },
        dedupeKey: printout.id,
      });
    }
    return printout;
  });
  if (orderIds.length > 1) {
    // Nothing is read after the commit: a connection lost there would make a repeated call ask twice.
    return toPrintout(made);
  }
  const refusal = await completePrintout(db, made.id, sources);
  if (refusal !== undefined) {
    return refusal;
  }
  const row = await findOwn(db, made.id, owner);
  return row instanceof Refusal ? row : toPrintout(row);
}

/** Makes what was asked for. May run again for a printout that was made already. */
export async function completePrintout(db: Pool, id: string, sources: Sources): Promise<Refusal | undefined> {
  const printout = await findPrintout(db, id);
  if (printout === undefined || printout.state === 'ready') {
    return undefined;
  }
  try {
    const file = await makePrintout(db, printout, sources);
    if (file instanceof Refusal) {
      await failPrintout(db, id);
      return file;
    }
    await finishPrintout(db, id, file);
    return undefined;
  } catch (error) {
    await failPrintout(db, id);
    throw error;
  }
}

export async function readPrintout(db: Pool, id: string, owner: Owner): Promise<Outcome<Printout>> {
  const row = await findOwn(db, id, owner);
  return row instanceof Refusal ? row : toPrintout(row);
}

/** The PDF itself, for the person who asked for it. */
export async function readPrintoutFile(db: Pool, id: string, owner: Owner): Promise<Outcome<Buffer>> {
  const row = await findOwn(db, id, owner);
  return row instanceof Refusal ? row : ((await findPrintoutFile(db, id)) ?? notThere());
}
