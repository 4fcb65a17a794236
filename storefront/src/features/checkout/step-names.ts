import * as texts from '#texts/checkout.ts';
export const stepNames = [texts.cart, texts.address, texts.payment];
