import { type CarrierId, carrierIds, nameCarrier } from './carriers.ts';

const simple = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The carrier that a typed name means, in any case and with any spaces; undefined for an unknown one. */
export const findCarrier = (typed: string): CarrierId | undefined =>
  carrierIds.find((id) => simple(typed) === simple(nameCarrier(id)) || simple(typed) === id);
