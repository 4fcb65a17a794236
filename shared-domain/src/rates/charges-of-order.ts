import { type Charges, charges, chargesAt } from './charges.ts';

/** The charges that an order was priced by; by default those of now. Apart, because a first load needs it nowhere. */
export const chargesOf = (from: string): Charges => charges.find((row) => row.from === from) ?? chargesAt();
