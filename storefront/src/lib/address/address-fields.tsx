import {
  type AddressInput,
  findOtherStates,
  findPlace,
  indianStates,
  type RequiredAddressField,
} from '@aaram/shared-domain/address';
import { readPhone, readPincode } from '@aaram/shared-domain/read';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef } from 'react';
import * as texts from '#texts/address-fields.ts';
import styles from './address-fields.module.css';
import { StateQuestion } from './state-question.tsx';

/** An address while it is typed: every field is a string, landmark too. */
export type AddressDraft = Record<RequiredAddressField | 'landmark', string>;
export type AddressField = keyof AddressDraft;

export const blankAddress: AddressDraft = {
  name: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  landmark: '',
};

/** The form's text for a stored address. */
export function draftFromAddress(address: AddressInput): AddressDraft {
  const { name, phone, city, state, pincode, landmark } = address;
  return { name, phone, address: address.address, city, state, pincode, landmark: landmark ?? '' };
}

/** The address to send: trimmed, with no landmark instead of a blank one. */
export function addressFromDraft(draft: AddressDraft): AddressInput {
  const trimmed = Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, text.trim()]));
  const address = { ...draft, ...trimmed };
  return { ...address, landmark: address.landmark === '' ? null : address.landmark };
}

/** What a field shows when it is left: what was understood of '+91 98450 12345' or '560 038'. */
const tidy: Partial<Record<AddressField, (typed: string) => string>> = {
  phone: (typed) => readPhone(typed) || typed,
  pincode: readPincode,
};

/** City and state of the PIN code, for fields that are empty or hold those of an earlier PIN code. */
function fillPlace(draft: AddressDraft, pincode: string, filled: Partial<AddressDraft>): Partial<AddressDraft> {
  const { city, state } = findPlace(pincode);
  const isFree = (field: 'city' | 'state') => draft[field].trim() === '' || draft[field] === filled[field];
  return { ...(city && isFree('city') && { city }), ...(state && isFree('state') && { state }) };
}

type AddressFieldsProps = {
  /** Makes ids unique: the field `phone` with the prefix `checkout` is `#checkout-phone`. */
  idPrefix: string;
  draft: AddressDraft;
  errors: Partial<Record<AddressField, string>>;
  onChange: (part: Partial<AddressDraft>) => void;
  onLeave?: ((field: AddressField) => void) | undefined;
  /** The PIN code and state that somebody confirmed though they do not agree, as `pairOf` writes them. */
  confirmedPair: string | undefined;
  onKeep: (pair: string) => void;
};

/** A PIN code with a state, to remember that they were confirmed. */
const pairOf = ({ pincode, state }: AddressDraft) => `${readPincode(pincode)} ${state}`;

/** The states to ask about: those of the PIN code, when it is not in the chosen one and the person has not confirmed it yet. */
export const listStatesToAsk = (draft: AddressDraft, confirmedPair: string | undefined): readonly string[] =>
  confirmedPair === pairOf(draft) ? [] : findOtherStates(draft);

/** The seven fields of an address, with the browser's autofill. The pincode fills city and state. */
export function AddressFields(props: AddressFieldsProps) {
  const { idPrefix, draft, errors, onChange, onLeave, confirmedPair, onKeep } = props;
  const filled = useRef<Partial<AddressDraft>>({});
  const others = listStatesToAsk(draft, confirmedPair);
  const change = (field: AddressField, text: string) => {
    const place = field === 'pincode' ? fillPlace(draft, text, filled.current) : {};
    filled.current = { ...filled.current, ...place };
    onChange({ ...place, [field]: text });
  };
  const bind = (field: AddressField) => ({
    id: `${idPrefix}-${field}`,
    name: field,
    value: draft[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
    onBlur: () => {
      const tidied = tidy[field]?.(draft[field]) ?? draft[field];
      if (tidied !== draft[field]) {
        change(field, tidied);
      }
      onLeave?.(field);
    },
  });
  /** The pressed button goes with the question. */
  const answer = (go: () => void) => {
    document.getElementById(`${idPrefix}-state`)?.focus();
    go();
  };
  return (
    <div className={styles.grid}>
      <TextField {...bind('name')} label={texts.name} autoComplete="name" maxLength={120} required />
      <TextField
        {...bind('phone')}
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        required
      />
      <TextField
        {...bind('pincode')}
        label={texts.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={40}
        required
        className={styles.short}
      />
      <TextField
        {...bind('address')}
        label={texts.address}
        autoComplete="address-line1"
        maxLength={400}
        required
        className={styles.wide}
      />
      <TextField {...bind('city')} label={texts.city} autoComplete="address-level2" maxLength={80} required />
      <SelectField
        {...bind('state')}
        label={texts.state}
        autoComplete="address-level1"
        placeholder={texts.chooseState}
        options={stateOptions(draft.state)}
        required
      />
      {others.length > 0 ? (
        <StateQuestion
          pincode={readPincode(draft.pincode)}
          state={draft.state}
          others={others}
          onUse={(state) => answer(() => onChange({ state }))}
          onKeep={() => answer(() => onKeep(pairOf(draft)))}
        />
      ) : null}
      <TextField {...bind('landmark')} label={texts.landmark} autoComplete="address-line2" maxLength={200} optional />
    </div>
  );
}

/** An address saved elsewhere may spell its state differently: that spelling stays selectable. */
function stateOptions(current: string) {
  const known: readonly string[] = indianStates;
  const names = current === '' || known.includes(current) ? known : [current, ...known];
  return names.map((name) => ({ value: name, label: name }));
}
