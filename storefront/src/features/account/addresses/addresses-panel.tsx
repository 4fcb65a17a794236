import type { Address, AddressInput } from '@aaram/shared-domain/address';
import { confirm } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { useEffect, useRef, useState } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import styles from '../account.module.css';
import { AddressForm } from './address-form.tsx';
import { AddressText } from './address-text.tsx';
import { useAddressChanges, useAddresses } from './use-addresses.ts';

/** My Addresses: the list, and one form for adding and changing. */
export function AddressesPanel() {
  const query = useAddresses();
  const { save, remove } = useAddressChanges();
  const [open, setOpen] = useState<{ address: Address | undefined }>();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<string>(undefined);
  // The form had the focus and is closed: focus the button that opened it.
  useEffect(() => {
    if (open) {
      opener.current = open.address?._id ?? 'new';
    } else if (opener.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-opens="${opener.current}"]`)?.focus();
    }
  }, [open]);

  function submit(address: AddressInput) {
    save.mutate({ id: open?.address?._id ?? null, address }, { onSuccess: () => setOpen(undefined) });
  }
  async function askAndDelete(address: Address) {
    if (await confirm(texts.askDeleteAddress(address.name, address.city), texts.deleteIt)) {
      // The pressed button is gone with its card: focus the list.
      remove.mutate(address._id, { onSuccess: () => list.current?.focus({ preventScroll: true }) });
    }
  }

  return (
    <LoadState
      query={query}
      failed={common.addressesNotLoaded}
      loading={<LoadingText>{texts.loadingAddresses}</LoadingText>}
    >
      {({ addresses }) => (
        <div ref={list} tabIndex={-1} className={styles.addresses}>
          {open ? (
            <AddressForm
              key={open.address?._id ?? 'new'}
              address={open.address}
              isSaving={save.isPending}
              onSave={submit}
              onCancel={() => setOpen(undefined)}
            />
          ) : null}
          <AddressList
            addresses={addresses}
            isFormOpen={open !== undefined}
            isBusy={remove.isPending}
            onAdd={() => setOpen({ address: undefined })}
            onEdit={(address) => setOpen({ address })}
            onDelete={(address) => void askAndDelete(address)}
          />
        </div>
      )}
    </LoadState>
  );
}

type AddressListProps = {
  addresses: readonly Address[];
  isFormOpen: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
};

function AddressList({ addresses, isFormOpen, isBusy, onAdd, onEdit, onDelete }: AddressListProps) {
  const addButton = isFormOpen ? null : (
    <Button data-opens="new" onClick={onAdd}>
      {texts.addAddress}
    </Button>
  );
  if (addresses.length === 0) {
    return isFormOpen ? null : (
      <EmptyState title={texts.noAddresses} action={addButton}>
        {texts.saveAddressHere}
      </EmptyState>
    );
  }
  return (
    <>
      {addButton ? <div>{addButton}</div> : null}
      <ul className={styles.cards}>
        {addresses.map((address) => {
          return (
            <li key={address._id} className={styles.card}>
              <AddressText address={address} />
              <div className={styles.cardActions}>
                <Button
                  variant="secondary"
                  size="sm"
                  data-opens={address._id}
                  aria-label={common.editAddressOf(address.name, address.city)}
                  onClick={() => onEdit(address)}
                >
                  {common.edit}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.deleteAddressOf(address.name, address.city)}
                  busy={isBusy}
                  onClick={() => onDelete(address)}
                >
                  {texts.deleteIt}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
