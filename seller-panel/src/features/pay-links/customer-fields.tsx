import { findPlace, indianStates } from '@aaram/shared-domain/address';
import { readPhone, readPincode } from '@aaram/shared-domain/read';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import type { PanelForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/pay-links.ts';
import type { AddressField, OrderDraft } from './order-draft.ts';
import styles from './pay-links.module.css';

/** The form of an order for a customer. */
export type FieldsProps = { form: Pick<PanelForm<OrderDraft>, 'values' | 'problems' | 'change' | 'field' | 'amount'> };

const stateOptions = indianStates.map((name) => ({ value: name, label: name }));

/** City and state of a PIN code, where none is typed yet. */
function fillPlace(pincode: string, address: OrderDraft) {
  const { city, state } = findPlace(pincode);
  return {
    ...(city && address.city === '' && { city }),
    ...(state && address.state === '' && { state }),
  };
}

/** Who the order is for and where it goes. */
export function CustomerFields({ form: { values, field: bindField, change } }: FieldsProps) {
  const bind = (field: AddressField) => ({
    ...bindField(field),
    autoComplete: 'off',
  });
  return (
    <div className={styles.fields}>
      <TextField {...bind('name')} label={texts.name} maxLength={120} />
      <TextField
        {...bind('phone')}
        label={texts.phone}
        type="tel"
        maxLength={40}
        onBlur={() => change({ phone: readPhone(values.phone) || values.phone })}
      />
      <TextField
        {...bindField('email')}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        optional
        autoComplete="off"
        maxLength={254}
      />
      <TextField
        {...bind('pincode')}
        label={texts.pincode}
        inputMode="numeric"
        maxLength={40}
        onBlur={() => {
          const pincode = readPincode(values.pincode);
          change({ pincode, ...fillPlace(pincode, values) });
        }}
      />
      <TextField {...bind('address')} label={texts.address} maxLength={400} className={styles.wide} />
      <TextField {...bind('city')} label={texts.city} maxLength={80} />
      <SelectField {...bind('state')} label={texts.state} placeholder={texts.chooseState} options={stateOptions} />
      <TextField {...bind('landmark')} label={texts.landmark} optional maxLength={200} className={styles.wide} />
    </div>
  );
}
