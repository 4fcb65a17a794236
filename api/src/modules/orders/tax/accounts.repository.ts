import type { Db } from '@aaram/runtime/db';
import type { AccountRates } from '@aaram/shared-domain/account';
import type { TaxDocumentKind } from '@aaram/shared-domain/tax';

/** Whose documents: a seller's, or all when null; of a month such as `2026-11`, in India. */
export type AccountQuery = { sellerId: string | null; month: string };

const isIn = (db: Db, { sellerId, month }: AccountQuery) => db`
  (${sellerId}::uuid is null or d.seller_id = ${sellerId})
  and d.issued_at >= (${`${month}-01`}::date::timestamp at time zone 'Asia/Kolkata')
  and d.issued_at < ((${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Kolkata')`;

/** A document in a seller's ledger, in paise and without a sign. */
export type LedgerRow = {
  kind: TaxDocumentKind;
  number: string;
  issuedAt: Date;
  orderNumber: string;
  taxablePaise: number;
  taxPaise: number;
  additionalPaise: number;
  totalPaise: number;
};

/** The documents of a month, at most `limit` of them. */
export const findLedger = (db: Db, query: AccountQuery, limit: number): Promise<LedgerRow[]> =>
  db<LedgerRow[]>`
    select d.kind, d.number, d.issued_at, o.number as order_number, d.taxable_paise,
      d.cgst_paise + d.sgst_paise + d.igst_paise as tax_paise, d.additional_paise, d.total_paise
    from tax_documents d join orders o on o.id = d.order_id
    where ${isIn(db, query)} order by d.issued_at, d.id limit ${limit}`;

/** A document's figures at one rate, as GST returns list them. */
export type ReturnRow = LedgerRow & {
  buyerGstin: string | null;
  invoiceNumber: string | null;
  invoiceIssuedAt: Date | null;
  supplyState: string;
  supplyCode: string | null;
  supplierGstin: string;
  ratePercent: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

export const findReturnRows = (db: Db, query: AccountQuery): Promise<ReturnRow[]> =>
  db<ReturnRow[]>`
    select d.kind, d.number, d.issued_at, o.number as order_number, o.buyer_gstin, i.number as invoice_number,
      i.issued_at as invoice_issued_at, d.supply_state, d.supply_code, d.supplier ->> 'gstin' as supplier_gstin,
      d.total_paise, l.rate_percent, sum(l.taxable_paise)::bigint as taxable_paise,
      sum(l.cgst_paise)::bigint as cgst_paise, sum(l.sgst_paise)::bigint as sgst_paise,
      sum(l.igst_paise)::bigint as igst_paise, sum(l.cgst_paise + l.sgst_paise + l.igst_paise)::bigint as tax_paise,
      sum(l.additional_paise)::bigint as additional_paise
    from tax_documents d join tax_document_lines l on l.document_id = d.id join orders o on o.id = d.order_id
      left join tax_documents i on i.id = d.invoice_id
    where ${isIn(db, query)}
    group by d.id, o.id, i.id, l.rate_percent order by d.issued_at, d.id, l.rate_percent`;

/** What was sold of an HSN at a rate, less what came back, in paise. */
export type HsnRow = {
  hsn: string | null;
  unit: string;
  ratePercent: number;
  quantity: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

export const findHsnRows = (db: Db, query: AccountQuery): Promise<HsnRow[]> => {
  const signed = (column: string) => db`sum(case d.kind when 'invoice' then l.${db(column)} else -l.${db(column)} end)`;
  return db<HsnRow[]>`
    select l.hsn, l.unit, l.rate_percent, ${signed('quantity')}::int as quantity,
      ${signed('taxable_paise')}::bigint as taxable_paise, ${signed('cgst_paise')}::bigint as cgst_paise,
      ${signed('sgst_paise')}::bigint as sgst_paise, ${signed('igst_paise')}::bigint as igst_paise
    from tax_documents d join tax_document_lines l on l.document_id = d.id
    where ${isIn(db, query)} group by l.hsn, l.unit, l.rate_percent order by l.hsn nulls last, l.unit, l.rate_percent`;
};

/** What one seller's documents of one month come to at the same rates of the store. */
export type MonthRow = AccountRates & {
  sellerId: string;
  month: string;
  count: number;
  salesPaise: number;
  returnsPaise: number;
  taxablePaise: number;
  taxPaise: number;
};

/**
 * All months up to the one of the query, by seller, month and rates. A document has the rates of when its invoice was
 * issued, so a return takes back what was deducted.
 */
export const sumMonths = (db: Db, { sellerId, month }: AccountQuery): Promise<MonthRow[]> => {
  const signed = (column: ReturnType<typeof isIn>) =>
    db`sum(case d.kind when 'invoice' then ${column} else -(${column}) end)::bigint`;
  return db<MonthRow[]>`
    select d.seller_id, to_char(d.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, r.fee, r.tcs, r.tds,
      count(*)::int as count,
      coalesce(sum(d.total_paise) filter (where d.kind = 'invoice'), 0)::bigint as sales_paise,
      coalesce(sum(d.total_paise) filter (where d.kind = 'credit-note'), 0)::bigint as returns_paise,
      ${signed(db`d.taxable_paise`)} as taxable_paise,
      ${signed(db`d.cgst_paise + d.sgst_paise + d.igst_paise`)} as tax_paise
    from tax_documents d left join tax_documents i on i.id = d.invoice_id
      cross join lateral (
        select fee, tcs, tds from account_rates
        where since <= coalesce(i.issued_at, d.issued_at) order by since desc limit 1) r
    where ${sellerId === null ? db`true` : db`d.seller_id = ${sellerId}`}
      and d.issued_at < ((${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Kolkata')
    group by d.seller_id, 2, r.fee, r.tcs, r.tds order by 2, 1`;
};

/** The rates of the store, from now on; the first ones hold for all that was before too. */
export async function keepRates(db: Db, { fee, tcs, tds }: AccountRates) {
  await db`
    insert into account_rates (since, fee, tcs, tds)
    select case when exists (select from account_rates) then clock_timestamp() else '-infinity'::timestamptz end,
      ${fee}::int, ${tcs}::int, ${tds}::int
    where not exists (
      select from (select fee, tcs, tds from account_rates order by since desc limit 1) last
      where last.fee = ${fee} and last.tcs = ${tcs} and last.tds = ${tds})
    on conflict do nothing`;
}

/** The rates at the end of a month. */
export async function findRates(db: Db, month: string): Promise<AccountRates | undefined> {
  const [row] = await db<AccountRates[]>`
    select fee, tcs, tds from account_rates
    where since < ((${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Kolkata')
    order by since desc limit 1`;
  return row;
}
