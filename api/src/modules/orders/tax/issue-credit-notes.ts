import type { Db } from '@aaram/runtime/db';
import {
  type CreditLine,
  figureCredit,
  financialYear,
  formatDocumentNumber,
  sumFigures,
  sumLeft,
} from '@aaram/shared-domain/tax';
import { readClock } from '#db/read-clock.ts';
import { findUncredited, type UncreditedRefund } from '../settle/refunds.repository.ts';
import {
  findTaxDocuments,
  findTaxSeller,
  insertTaxDocument,
  type TaxDocumentRow,
  takeSequence,
} from './tax.repository.ts';

/** The invoices that a refund can be credited against: that of its parcel first. */
const sortInvoices = (documents: readonly TaxDocumentRow[], { parcelId }: UncreditedRefund) =>
  documents
    .filter(({ kind }) => kind === 'invoice')
    .sort((a, b) => Number(b.parcelId === parcelId) - Number(a.parcelId === parcelId));

const creditedOf = (documents: readonly TaxDocumentRow[], { id }: TaxDocumentRow) =>
  documents.filter(({ invoiceId }) => invoiceId === id).flatMap(({ lines }) => lines);

/** Pieces of a return that no credit note has counted: a refund may be made of two payments. */
function countPieces(documents: readonly TaxDocumentRow[], { returnId, quantity }: UncreditedRefund): number {
  const isCounted = documents.some((document) => returnId !== null && document.returnId === returnId);
  return isCounted ? 0 : (quantity ?? 0);
}

type Issued = { invoice: TaxDocumentRow; refund: UncreditedRefund; credits: readonly CreditLine[]; at: Date };

async function insertNote(tx: Db, { invoice, refund, credits, at }: Issued) {
  const lines = credits.flatMap((credit) => {
    const line = invoice.lines.find(({ lineId }) => lineId === credit.lineId);
    return line === undefined ? [] : [{ ...line, ...credit, deliveryPaise: 0 }];
  });
  const { code, prefix } = await findTaxSeller(tx, invoice.sellerId);
  const series = { sellerId: invoice.sellerId, kind: 'credit-note', financialYear: financialYear(at) } as const;
  const { invoiceNumber, invoiceIssuedAt, id, ...copied } = invoice;
  await insertTaxDocument(tx, {
    ...copied,
    ...sumFigures(lines),
    kind: 'credit-note',
    number: formatDocumentNumber({ ...series, sellerCode: code, prefix, sequence: await takeSequence(tx, series) }),
    invoiceId: id,
    refundId: refund.id,
    returnId: refund.returnId,
    issuedAt: at,
    lines,
  });
}

/**
 * Issues credit notes for refunds of an order that were made and have none. A refund is credited against the invoice of
 * its parcel; what exceeds it, such as the delivery charge of other parcels, against the others. Orders that were paid
 * before sellers had invoices have none to credit.
 */
export async function issueCreditNotes(tx: Db, orderId: string, given?: Date) {
  const at = given ?? (await readClock(tx));
  for (const refund of await findUncredited(tx, orderId)) {
    const documents = await findTaxDocuments(tx, [orderId]);
    let amountPaise = refund.amountPaise;
    for (const invoice of sortInvoices(documents, refund)) {
      const credited = creditedOf(documents, invoice);
      const part = Math.min(amountPaise, sumLeft(invoice.lines, credited));
      if (part > 0) {
        amountPaise -= part;
        const lineId = invoice.parcelId === refund.parcelId ? (refund.lineId ?? undefined) : undefined;
        const quantity = countPieces(documents, refund);
        const credits = figureCredit(invoice.lines, credited, { amountPaise: part, lineId, quantity });
        await insertNote(tx, { invoice, refund, credits, at });
      }
    }
  }
}
