import { type AddressInput, addressFields, stateProblem } from '@aaram/shared-domain/address';
import { type Business, checkBusiness, checkCheckout, ONLINE_PAYMENT, tidyBusiness } from '@aaram/shared-domain/order';
import { useSession } from '@aaram/shared-platform';
import { useState } from 'react';
import { type AddressField, addressFromDraft, listStatesToAsk } from '#lib/address/address-fields.tsx';
import type { SavedAddresses } from './deliver-to.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useChosenCredits } from './use-chosen-credits.ts';

const businessPaths: ReadonlySet<string> = new Set(['gstin', 'company']);
const addressPaths: ReadonlySet<string> = new Set(addressFields);

function withoutId({ name, phone, address, city, state, pincode, landmark }: AddressInput): AddressInput {
  return { name, phone, address, city, state, pincode, landmark };
}

/** The form's values, its problems, and the problems that are already shown under their fields. */
export function useCheckoutForm(
  saved: SavedAddresses,
  { itemCount, payablePaise }: { itemCount: number; payablePaise: number },
) {
  const { userId, isAuthenticated } = useSession();
  const { draft, change, changeAddress, forget } = useCheckoutDraft(userId ?? '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  // Without a choice the first saved address is used, also when the chosen one has been deleted.
  const chosen = saved.list.find((address) => address._id === draft.selected) ?? saved.list[0];
  const selected = draft.selected === 'new' ? 'new' : (chosen?._id ?? 'new');
  const isForm = selected === 'new';
  const shippingAddress = isForm || !chosen ? addressFromDraft(draft.address) : withoutId(chosen);
  const credits = useChosenCredits(draft.credits, payablePaise);
  // Nothing is left to choose a way to pay for.
  const paymentMethod = credits.split.credit > 0 && credits.split.left === 0 ? ONLINE_PAYMENT : draft.paymentMethod;
  const { isOn, ...typed } = draft.business;
  const problems = [
    ...checkCheckout({ isAuthenticated, itemCount, shippingAddress, paymentMethod }),
    ...(isForm && listStatesToAsk(draft.address, draft.confirmedPair).length > 0 ? [stateProblem] : []),
    ...(isOn ? checkBusiness(typed, shippingAddress.state) : []),
  ];
  const shown = problems.filter(({ path }) => (isForm || businessPaths.has(path)) && left.has(path));
  return {
    userId: userId ?? '',
    draft,
    change,
    forget,
    selected,
    credits,
    paymentMethod,
    shippingAddress,
    business: isOn ? tidyBusiness(typed) : undefined,
    problems,
    hasAddress: problems.every(({ path }) => !addressPaths.has(path)),
    errors: Object.fromEntries(shown.map(({ path, message }) => [path, message])),
    changeAddress,
    leaveField: (field: AddressField | keyof Business) => setLeft((before) => new Set([...before, field])),
  };
}
