import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';

/** An amount with its sign, as the ledger adds it up; nothing (−0 too) has none. */
export const money = (rupees: number) =>
  rupees < 0 ? `−\u00a0${formatPaise(paiseFromRupees(-rupees))}` : formatPaise(paiseFromRupees(rupees || 0));
