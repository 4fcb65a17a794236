import { TextField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/business.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './use-checkout-draft.ts';

type Business = CheckoutDraft['business'];
type Field = 'gstin' | 'company';
type BusinessFieldsProps = {
  business: Business;
  errors: Readonly<Record<string, string>>;
  onChange: (business: Business) => void;
  onLeave: (field: Field) => void;
};

/** GSTIN and name of the business that the invoice is for. */
export function BusinessFields({ business, errors, onChange, onLeave }: BusinessFieldsProps) {
  const bind = (name: Field) => ({
    id: `checkout-${name}`,
    name,
    value: business[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...business, [name]: event.currentTarget.value }),
    onBlur: () => onLeave(name),
  });
  return (
    <div className={styles.businessFields}>
      <TextField
        {...bind('gstin')}
        label={texts.gstin}
        hint={texts.gstinHint}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField {...bind('company')} label={texts.company} autoComplete="organization" maxLength={200} required />
    </div>
  );
}
