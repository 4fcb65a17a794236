import { type AddressInput, addressFields } from '@aaram/shared-domain/address';
import { checkCheckout } from '@aaram/shared-domain/order';
import { useSession } from '@aaram/shared-platform';
import { useState } from 'react';
import { type AddressField, addressFromDraft } from '#lib/address-fields.tsx';
import type { SavedAddresses } from './deliver-to.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';

const addressPaths: ReadonlySet<string> = new Set(addressFields);

function withoutId({ name, phone, address, city, state, pincode, landmark }: AddressInput): AddressInput {
  return { name, phone, address, city, state, pincode, landmark };
}

/** What is chosen and typed, what is wrong with it, and which of that is shown under its field already. */
export function useCheckoutForm(saved: SavedAddresses, itemCount: number) {
  const { userId, isAuthenticated } = useSession();
  const { draft, change, changeField, forget } = useCheckoutDraft(userId ?? '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  // Untouched, the first saved address is the likely one. One deleted meanwhile falls back to it too.
  const chosen = saved.list.find((address) => address._id === draft.selected) ?? saved.list[0];
  const selected = draft.selected === 'new' ? 'new' : (chosen?._id ?? 'new');
  const isForm = selected === 'new';
  const shippingAddress = isForm || !chosen ? addressFromDraft(draft.address) : withoutId(chosen);
  const problems = checkCheckout({ isAuthenticated, itemCount, shippingAddress, paymentMethod: draft.paymentMethod });
  const shown = problems.filter(({ path }) => isForm && left.has(path));
  return {
    userId: userId ?? '',
    draft,
    change,
    forget,
    selected,
    shippingAddress,
    problems,
    hasAddress: problems.every(({ path }) => !addressPaths.has(path)),
    errors: Object.fromEntries(shown.map(({ path, message }) => [path, message])),
    changeField,
    leaveField: (field: AddressField) => setLeft((before) => new Set([...before, field])),
  };
}
