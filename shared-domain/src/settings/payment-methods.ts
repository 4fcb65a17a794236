import * as texts from '#texts/settings.ts';

/** How the store can be paid, as every page of it names them; apart from the other facts, because each page loads it. */
export const paymentMethods = [texts.upi, texts.cards, texts.netBanking, texts.wallets] as const;
