import { type Address, type AddressInput, checkCheckoutAddress, stateProblem } from '@aaram/shared-domain/address';
import { alert } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type AddressField,
  AddressFields,
  addressFromDraft,
  blankAddress,
  draftFromAddress,
  listStatesToAsk,
} from '#lib/address/address-fields.tsx';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import styles from '../account.module.css';

type AddressFormProps = {
  /** The address to change; undefined adds a new one. */
  address: Address | undefined;
  isSaving: boolean;
  onSave: (address: AddressInput) => void;
  onCancel: () => void;
};

/** Adds or changes one saved address. What is typed stays until it is saved or cancelled. */
export function AddressForm({ address, isSaving, onSave, onCancel }: AddressFormProps) {
  const [draft, setDraft] = useState(() => (address ? draftFromAddress(address) : blankAddress));
  const [errors, setErrors] = useState<Partial<Record<AddressField, string>>>({});
  const [confirmedPair, setConfirmedPair] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Each field shows its own message; the alert says once that blank fields are refused (product-rules.md#addresses).
    const isAsked = listStatesToAsk(draft, confirmedPair).length > 0;
    const problems = [...checkCheckoutAddress(draft), ...(isAsked ? [stateProblem] : [])];
    setErrors(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    const first = problems[0];
    if (first) {
      const isBlank = problems.find(({ path }) => draft[path].trim() === '');
      void (isBlank ? alert(texts.fillRequiredFields) : Promise.resolve()).then(() =>
        document.getElementById(`address-${first.path}`)?.focus(),
      );
    } else if (!isSaving) {
      onSave(addressFromDraft(draft));
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-labelledby="address-form">
      <h2 id="address-form">{address ? texts.editAddress : texts.addAddress}</h2>
      <AddressFields
        idPrefix="address"
        draft={draft}
        errors={errors}
        onChange={(part) => {
          setDraft((before) => ({ ...before, ...part }));
          setErrors((before) =>
            Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
          );
        }}
        confirmedPair={confirmedPair}
        onKeep={(pair) => {
          setConfirmedPair(pair);
          setErrors(({ state: _answered, ...others }) => others);
        }}
      />
      <div className={styles.formActions}>
        <Button type="submit" busy={isSaving}>
          {address ? texts.updateAddress : texts.saveAddress}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
