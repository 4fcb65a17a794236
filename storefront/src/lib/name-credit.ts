import type { Credit } from '@aaram/shared-domain/credit';
import * as texts from '#texts/credits.ts';

/** A credit in words, with what people tell two gift cards apart by. */
export const nameCredit = ({ kind, tail }: Pick<Credit, 'kind' | 'tail'>): string =>
  kind === 'credit-note' ? texts.creditNote : texts.giftCard(tail ?? '');
