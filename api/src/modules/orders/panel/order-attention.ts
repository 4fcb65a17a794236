import type { Db } from '@aaram/runtime/db';
import { formatPaise } from '@aaram/shared-domain/money';
import * as texts from '#texts/orders.ts';
import { readHoldNotes } from '../hold/hold-notes.ts';
import { MIN_REFUND_PAISE } from '../payment-gateway.ts';
import { findMismatches, findSmallDebts, findSurplus, type MismatchRow } from '../settle/mismatch.repository.ts';

/** A payment that is not what its order costs, as a sentence. */
export function describeMismatch({ amount, currency, isCaptured }: Omit<MismatchRow, 'orderId'>): string {
  const sum = currency === 'INR' ? formatPaise(amount) : `${(amount / 100).toFixed(2)} ${currency}`;
  return isCaptured ? texts.wrongAmountSentBack(sum) : texts.wrongAmountNotCaptured(sum);
}

/** Notes for admins about the money of orders, as sentences, by order. */
export async function readAttention(db: Db, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const [notes, mismatches, surplus, debts] = await Promise.all([
    readHoldNotes(db, orderIds),
    findMismatches(db, orderIds),
    findSurplus(db, orderIds),
    findSmallDebts(db, orderIds, MIN_REFUND_PAISE),
  ]);
  const sentences = new Map<string, string[]>();
  const add = (orderId: string, sentence: string) =>
    sentences.set(orderId, [...(sentences.get(orderId) ?? []), sentence]);
  for (const { orderId, sentence } of notes) {
    add(orderId, sentence);
  }
  for (const mismatch of mismatches) {
    add(mismatch.orderId, describeMismatch(mismatch));
  }
  for (const { orderId, paise } of surplus) {
    add(orderId, texts.sentBackTooMuch(formatPaise(paise)));
  }
  for (const { orderId, paise } of debts) {
    add(orderId, texts.owedTooLittle(formatPaise(paise)));
  }
  return sentences;
}
