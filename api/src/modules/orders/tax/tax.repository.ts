import type { Db } from '@aaram/runtime/db';
import type { PriceRule, Sums, TaxDocumentKind, TaxSplit } from '@aaram/shared-domain/tax';

/** Who sells by law, as printed. */
export type Supplier = {
  legalName: string;
  legalAddress: string;
  gstin: string;
  signatory?: string;
  /** The store's, because the seller has given none. */
  instead?: true;
};

type Detail = Exclude<keyof Supplier, 'instead'>;

/** A seller's series of document numbers, and its own legal facts. */
export type TaxSeller = { sellerId: string; code: number; prefix: string | null; supplier: Supplier | null };

/** A seller's series, made when there is none yet. */
export async function findTaxSeller(db: Db, sellerId: string): Promise<TaxSeller> {
  await db`insert into tax_sellers (seller_id) values (${sellerId}) on conflict do nothing`;
  return readTaxSeller(db, sellerId);
}

export async function readTaxSeller(db: Db, sellerId: string): Promise<TaxSeller> {
  const [row] = await db<({ code: number; prefix: string | null } & { [Name in Detail]: string | null })[]>`
    select code, prefix, legal_name, legal_address, gstin, signatory from tax_sellers where seller_id = ${sellerId}`;
  const { legalName = null, legalAddress = null, gstin = null, signatory = null, prefix = null, code = 0 } = row ?? {};
  const isOwn = legalName !== null && legalAddress !== null && gstin !== null;
  const supplier = isOwn ? { legalName, legalAddress, gstin, ...(signatory === null ? {} : { signatory }) } : null;
  return { sellerId, code, prefix, supplier };
}

/** A seller's details on invoices; empty ones are none. */
export type TaxSellerChange = Record<Detail | 'prefix', string>;

export async function changeTaxSeller(tx: Db, sellerId: string, change: TaxSellerChange) {
  const { legalName, legalAddress, gstin, signatory, prefix } = change;
  await tx`
    update tax_sellers set legal_name = nullif(${legalName}, ''), legal_address = nullif(${legalAddress}, ''),
      gstin = nullif(${gstin}, ''), signatory = nullif(${signatory}, ''), prefix = nullif(${prefix}, '')
    where seller_id = ${sellerId}`;
}

/** So that a seller cannot take all letters there are. */
const MAX_PREFIXES = 5;

/** Gives letters to a seller for ever; false when another one has them. */
export async function takePrefix(tx: Db, prefix: string, sellerId: string): Promise<boolean> {
  await tx`
    insert into tax_prefixes (prefix, seller_id) select ${prefix}, ${sellerId}
    where (select count(*) from tax_prefixes where seller_id = ${sellerId}) < ${MAX_PREFIXES} on conflict do nothing`;
  const { count } = await tx`select from tax_prefixes where prefix = ${prefix} and seller_id = ${sellerId}`;
  return count > 0;
}

type Series = { sellerId: string; kind: TaxDocumentKind; financialYear: string };

/** The next number of a series. Its row stays locked until the transaction ends, so that no number is skipped. */
export async function takeSequence(tx: Db, { sellerId, kind, financialYear }: Series): Promise<number> {
  const [row] = await tx<{ number: number }[]>`
    insert into tax_counters as c (seller_id, kind, financial_year, last_number)
    values (${sellerId}, ${kind}, ${financialYear}, 1)
    on conflict (seller_id, kind, financial_year) do update set last_number = c.last_number + 1
    returning last_number as number`;
  return row?.number ?? 0;
}

export type TaxLineRow = TaxSplit & {
  lineId: string;
  name: string;
  size: string;
  hsn: string | null;
  unit: 'PCS' | 'PRS';
  quantity: number;
  unitPaise: number;
  /** What staff took off it; `unitPaise` is without it. */
  unitDiscountPaise: number;
  deliveryPaise: number;
  ratePercent: number;
  additionalPaise: number;
};

export type NewTaxDocument = Sums & {
  kind: TaxDocumentKind;
  number: string;
  sellerId: string;
  orderId: string;
  parcelId: string;
  invoiceId: string | null;
  refundId: string | null;
  returnId: string | null;
  issuedAt: Date;
  priceRule: PriceRule;
  supplier: Supplier;
  supplyState: string;
  supplyCode: string | null;
  lines: TaxLineRow[];
};

export type TaxDocumentRow = NewTaxDocument & {
  id: string;
  invoiceNumber: string | null;
  invoiceIssuedAt: Date | null;
};

/** Stores a document with its lines; returns its id. */
export async function insertTaxDocument(tx: Db, { lines, supplier, ...document }: NewTaxDocument): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    insert into tax_documents ${tx([{ ...document, supplier: tx.json(supplier) }])} returning id`;
  const documentId = row?.id ?? '';
  await tx`insert into tax_document_lines ${tx(lines.map((line, position) => ({ ...line, documentId, position })))}`;
  return documentId;
}

/** The documents of these orders with their lines, in the order in which they were issued. */
export async function findTaxDocuments(db: Db, orderIds: readonly string[]): Promise<TaxDocumentRow[]> {
  const documents = await db<Omit<TaxDocumentRow, 'lines'>[]>`
    select d.id, d.kind, d.number, d.seller_id, d.order_id, d.parcel_id, d.invoice_id, d.refund_id, d.return_id,
      d.issued_at, d.price_rule, d.supplier, d.supply_state, d.supply_code, d.taxable_paise, d.cgst_paise, d.sgst_paise,
      d.igst_paise, d.additional_paise, d.total_paise, i.number as invoice_number, i.issued_at as invoice_issued_at
    from tax_documents d left join tax_documents i on i.id = d.invoice_id
    where d.order_id = any(${[...orderIds]}::uuid[]) order by d.issued_at, d.id`;
  const lines = await db<(TaxLineRow & { documentId: string })[]>`
    select document_id, line_id, name, size, hsn, unit, quantity, unit_paise, unit_discount_paise, delivery_paise, rate_percent, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, additional_paise
    from tax_document_lines where document_id = any(${documents.map(({ id }) => id)}::uuid[])
    order by document_id, position`;
  return documents.map((document) => ({
    ...document,
    lines: lines.filter(({ documentId }) => documentId === document.id),
  }));
}
