import type { Address } from '@aaram/shared-domain/address';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { RadioCard, RadioCardGroup } from '@aaram/shared-ui/radio-card';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import type { ComponentProps } from 'react';
import { AddressFields, blankAddress, draftFromAddress } from '#lib/address/address-fields.tsx';
import { ShowAllButton } from '#lib/show-all-button.tsx';
import { useShortList } from '#lib/use-short-list.ts';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './use-checkout-draft.ts';

export type SavedAddresses = { list: Address[]; status: 'loading' | 'failed' | 'ready'; retry: () => void };

/** More saved addresses are folded away, so that the payment below stays near. */
const FEW = 4;

type DeliverToProps = {
  saved: SavedAddresses;
  /** Address id, or 'new' for the form. */
  selected: string;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  fields: Pick<ComponentProps<typeof AddressFields>, 'errors' | 'onChange' | 'onLeave'>;
};

/** Delivery address: a saved one, or a new one typed here. */
export function DeliverTo({ saved, selected, draft, onChange, fields }: DeliverToProps) {
  const short = useShortList(saved.list, FEW, ({ _id }) => _id === selected);
  const edit = (address: Address) =>
    onChange({ selected: 'new', address: draftFromAddress(address), editingId: address._id, saveAddress: true });
  const startNew = () =>
    onChange(
      draft.editingId
        ? { selected: 'new', address: blankAddress, editingId: null, saveAddress: false }
        : { selected: 'new' },
    );
  return (
    <section aria-labelledby="deliver-to">
      <h2 id="deliver-to" className={styles.heading}>
        {texts.deliverTo}
      </h2>
      {saved.status === 'loading' ? <Skeleton className={styles.cardSkeleton} /> : null}
      {saved.status === 'failed' ? (
        <ErrorState title={common.addressesNotLoaded} onRetry={saved.retry}>
          {texts.typeAddressBelow}
        </ErrorState>
      ) : null}
      {saved.list.length > 0 ? (
        <RadioCardGroup legend={texts.address} hideLegend>
          {short.shown.map((address) => (
            <SavedAddress
              key={address._id}
              address={address}
              checked={selected === address._id}
              onChoose={() => onChange({ selected: address._id })}
              onEdit={() => edit(address)}
            />
          ))}
          <ShowAllButton
            list={short}
            all={common.showAllAddresses(saved.list.length)}
            fewer={common.showFewerAddresses}
          />
          <RadioCard
            name="address"
            value="new"
            checked={selected === 'new'}
            onChange={startNew}
            title={draft.editingId && selected === 'new' ? texts.editThisAddress : texts.newAddress}
            className={styles.newAddress}
          />
        </RadioCardGroup>
      ) : null}
      {selected === 'new' && saved.status !== 'loading' ? (
        <div className={styles.form}>
          <AddressFields
            idPrefix="checkout"
            draft={draft.address}
            {...fields}
            confirmedPair={draft.confirmedPair}
            onKeep={(confirmedPair) => onChange({ confirmedPair })}
          />
          <Checkbox
            label={draft.editingId ? texts.saveChangedAddress : texts.saveNewAddress}
            checked={draft.saveAddress}
            onChange={(event) => onChange({ saveAddress: event.currentTarget.checked })}
          />
        </div>
      ) : null}
    </section>
  );
}

type SavedAddressProps = { address: Address; checked: boolean; onChoose: () => void; onEdit: () => void };

function SavedAddress({ address, checked, onChoose, onEdit }: SavedAddressProps) {
  const { _id, name, phone, city, state, pincode, landmark } = address;
  return (
    <RadioCard
      name="address"
      value={_id}
      checked={checked}
      onChange={onChoose}
      title={name}
      aside={
        <button type="button" className={styles.edit} onClick={onEdit} aria-label={common.editAddressOf(name, city)}>
          {common.edit}
        </button>
      }
    >
      {address.address}
      {landmark ? `, ${landmark}` : ''}
      <br />
      {city}, {state} {pincode} · {phone}
    </RadioCard>
  );
}
