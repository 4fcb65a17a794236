import type { Db } from '@aaram/runtime/db';
import type { AccountRates } from '@aaram/shared-domain/account';
import { findNames } from '#modules/identity/index.ts';
import { type AccountQuery, readStatement } from '#modules/orders/for-printouts.ts';
import * as texts from '#texts/printouts.ts';
import { describeStatement } from './describe-statement.ts';
import { renderPdf } from './render/render-pdf.ts';

/** Documents of a PDF; the CSV has all. */
const PRINTED = 2000;

/** A month of a seller, or of all, as a PDF. */
export async function printStatement(db: Db, query: AccountQuery, rates: AccountRates): Promise<Buffer> {
  const { sellerId } = query;
  const seller = sellerId === null ? texts.allSellers : ((await findNames(db, [sellerId])).get(sellerId) ?? '');
  const statement = await readStatement(db, query, rates, PRINTED);
  return renderPdf({ template: 'statement', data: describeStatement(statement, seller) });
}
