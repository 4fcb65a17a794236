import type { Pool } from '@aaram/runtime/db';
import { describeInvoiceSheets } from '@aaram/shared-domain/invoice';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { MediaStore } from '#modules/media/index.ts';
import { findParcelsToSend, readInvoiceFor } from '#modules/orders/for-printouts.ts';
import { mayStillWork } from '#modules/teams/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/printouts.ts';
import { describeLabels, describePickList, describeSlips } from './describe-parcels.ts';
import { noteProgress, type PrintoutRow } from './printouts.repository.ts';
import { readPreviews } from './read-previews.ts';
import { type RenderOrder, renderPdf } from './render/render-pdf.ts';
import { sheetHeads } from './sheet-heads.ts';

/** What printouts are made from, besides the database. */
export type Sources = { settings: StoreSettings; mediaStore: Pick<MediaStore, 'read'> };

const ORDERS_PER_STEP = 25;

/** Whether who asked may still have it: a printout ends with the work in the team. */
async function mayGoOn(db: Pool, { ownerId, ownerRole, sellerId }: PrintoutRow): Promise<boolean> {
  return ownerRole === 'admin' || mayStillWork(db, { userId: ownerId, sellerId, work: 'orders' });
}

/** The invoices or credit notes of orders as texts; orders that the reader does not see, or that have none, are left out. */
async function readSheets(db: Pool, printout: PrintoutRow, settings: StoreSettings) {
  const wanted = printout.kind === 'invoices' ? 'invoice' : 'credit-note';
  const reader = { id: printout.ownerId, role: printout.ownerRole, sellerId: printout.sellerId };
  const sheets: object[] = [];
  for (const [index, id] of printout.orderIds.entries()) {
    const invoice = await readInvoiceFor(db, id, { reader, settings });
    if (!(invoice instanceof Refusal)) {
      const documents = invoice.documents.filter(({ kind }) => kind === wanted);
      // An order of before these documents has one invoice, and no credit notes.
      const isOld = invoice.documents.length === 0 && wanted === 'invoice';
      const own = documents.length > 0 || isOld ? describeInvoiceSheets({ ...invoice, documents }) : [];
      sheets.push(...own.map((sheet) => ({ ...sheet, heads: { ...sheetHeads, ...sheet.heads } })));
    }
    if ((index + 1) % ORDERS_PER_STEP === 0) {
      await noteProgress(db, printout.id, index + 1);
      if (!(await mayGoOn(db, printout))) {
        return [];
      }
    }
  }
  return sheets;
}

async function describe(
  db: Pool,
  printout: PrintoutRow,
  { settings, mediaStore }: Sources,
): Promise<RenderOrder | undefined> {
  const { kind, orderIds, ownerRole, sellerId } = printout;
  if (kind === 'invoices' || kind === 'credit-notes') {
    const sheets = await readSheets(db, printout, settings);
    return sheets.length === 0 ? undefined : { template: 'sheet', data: sheets };
  }
  const own = ownerRole === 'admin' ? db : db.actingFor(sellerId);
  const parcels = await findParcelsToSend(own, orderIds, { role: ownerRole, sellerId });
  if (parcels.length === 0) {
    return undefined;
  }
  switch (kind) {
    case 'packing-slips':
      return { template: 'packing-slip', data: describeSlips(parcels, await readPreviews(mediaStore, parcels)) };
    case 'labels':
      return { template: 'labels', data: describeLabels(parcels) };
    case 'pick-list':
      return { template: 'pick-list', data: describePickList(parcels) };
  }
}

/** Typesets a printout; the refusal when none of its orders has anything to print. */
export async function makePrintout(db: Pool, printout: PrintoutRow, sources: Sources): Promise<Outcome<Buffer>> {
  await noteProgress(db, printout.id, 0);
  if (!(await mayGoOn(db, printout))) {
    return refuse('UNAVAILABLE', texts.nothingToPrint);
  }
  const order = await describe(db, printout, sources);
  return order === undefined ? refuse('UNAVAILABLE', texts.nothingToPrint) : renderPdf(order);
}
