import type { Statement } from '@aaram/shared-domain/account';
import { formatDay } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import * as accounts from '#texts/accounts.ts';
import * as texts from '#texts/printouts.ts';

const money = (rupees: number) =>
  rupees < 0 ? `− ${formatPaise(paiseFromRupees(-rupees))}` : formatPaise(paiseFromRupees(rupees));

/** A month as the texts of its PDF. TCS and TDS stand there when the store keeps them. */
export function describeStatement(statement: Statement, seller: string) {
  const { entries, payouts, rates } = statement;
  const deducted = ([rate, sum, label]: [number, number, string]) =>
    rate > 0 || sum !== 0 ? [{ label, value: money(-sum) }] : [];
  return {
    title: texts.statementOf(statement.month),
    seller,
    sums: [
      { label: accounts.opening, value: money(statement.opening) },
      { label: accounts.sales, value: money(statement.sales) },
      { label: accounts.returns, value: money(-statement.returns) },
      ...deducted([rates.fee, statement.fee, accounts.fee]),
      ...deducted([rates.tcs, statement.tcs, accounts.tcs]),
      ...deducted([rates.tds, statement.tds, accounts.tds]),
      { label: accounts.payout, value: money(statement.payout) },
      { label: accounts.paidOut, value: money(-statement.paidOut) },
      { label: accounts.closing, value: money(statement.closing), strong: true },
    ],
    payoutHeads: texts.payoutHeads,
    payouts: payouts.map(({ reference, paidOn, amount }) => [formatDay(paidOn), reference, money(amount)]),
    heads: texts.statementHeads,
    entries: entries.map((entry) => [
      formatDay(entry.issuedAt),
      accounts.kinds[entry.kind],
      entry.number,
      entry.orderNumber,
      money(entry.taxable),
      money(entry.tax),
      money(entry.additional),
      money(entry.total),
    ]),
    note: statement.count > entries.length ? texts.restInFile(statement.count - entries.length) : '',
  };
}
