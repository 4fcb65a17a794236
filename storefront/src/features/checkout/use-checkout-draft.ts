import type { Business } from '@aaram/shared-domain/order';
import { useState } from 'react';
import { type AddressDraft, blankAddress } from '#lib/address/address-fields.tsx';
import { readRecord, writeRecord } from './session-record.ts';

/** What the shopper has chosen and typed so far. `selected` is an address id, 'new', or null while untouched. */
export type CheckoutDraft = {
  selected: string | null;
  address: AddressDraft;
  /** PIN code and state that the shopper confirmed though they do not agree. */
  confirmedPair?: string | undefined;
  /** Id of the saved address that the form changes, if any. */
  editingId: string | null;
  saveAddress: boolean;
  paymentMethod: string;
  /** The business that it is bought for; what was typed stays when it is switched off. */
  business: Business & { isOn: boolean };
  /** Ids of the credits that are to pay. */
  credits: readonly string[];
};

const emptyDraft: CheckoutDraft = {
  selected: null,
  address: blankAddress,
  editingId: null,
  saveAddress: false,
  paymentMethod: '',
  business: { isOn: false, gstin: '', company: '' },
  credits: [],
};

/** The draft, stored in this tab per account, so that neither a reload nor a failed payment loses what was typed. */
export function useCheckoutDraft(userId: string) {
  const key = `checkout-draft:${userId}`;
  const [draft, setDraft] = useState<CheckoutDraft>(() => {
    const stored = readRecord<Partial<CheckoutDraft>>(key);
    return { ...emptyDraft, ...stored, address: { ...blankAddress, ...stored?.address } };
  });
  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeRecord(key, next);
  };
  return {
    draft,
    change,
    changeAddress: (part: Partial<AddressDraft>) => change({ address: { ...draft.address, ...part } }),
    forget: () => writeRecord(key, undefined),
  };
}
