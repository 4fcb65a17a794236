import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';

export const stepNames = [common.cart, texts.address, texts.payment];
