import { findPlace, indianStates } from '@aaram/shared-domain/address';
import { readPhone, readPincode } from '@aaram/shared-domain/read';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/pay-links.ts';
import type { AddressField, OrderDraft } from './order-draft.ts';
import styles from './pay-links.module.css';

type Errors = Readonly<Partial<Record<string, string>>>;
type FieldsProps = { draft: OrderDraft; errors: Errors; onChange: (part: Partial<OrderDraft>) => void };

const stateOptions = indianStates.map((name) => ({ value: name, label: name }));

/** City and state of a PIN code, where none is typed yet. */
function fillPlace(pincode: string, address: OrderDraft['address']) {
  const { city, state } = findPlace(pincode);
  return {
    ...(city && address.city === '' && { city }),
    ...(state && address.state === '' && { state }),
  };
}

/** Who the order is for and where it goes. */
export function CustomerFields({ draft, errors, onChange }: FieldsProps) {
  const { address } = draft;
  const set = (part: Partial<OrderDraft['address']>) => onChange({ address: { ...address, ...part } });
  const bind = (field: AddressField) => ({
    name: field,
    value: address[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [field]: currentTarget.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField {...bind('name')} label={texts.name} maxLength={120} />
      <TextField
        {...bind('phone')}
        label={texts.phone}
        type="tel"
        maxLength={40}
        onBlur={() => set({ phone: readPhone(address.phone) || address.phone })}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        optional
        autoComplete="off"
        maxLength={254}
        error={errors.email}
        value={draft.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <TextField
        {...bind('pincode')}
        label={texts.pincode}
        inputMode="numeric"
        maxLength={40}
        onBlur={() => {
          const pincode = readPincode(address.pincode);
          set({ pincode, ...fillPlace(pincode, address) });
        }}
      />
      <TextField {...bind('address')} label={texts.address} maxLength={400} className={styles.wide} />
      <TextField {...bind('city')} label={texts.city} maxLength={80} />
      <SelectField {...bind('state')} label={texts.state} placeholder={texts.chooseState} options={stateOptions} />
      <TextField {...bind('landmark')} label={texts.landmark} optional maxLength={200} className={styles.wide} />
    </div>
  );
}
