import { describeWindow, estimateDelivery } from '@aaram/shared-domain/delivery';
import { readPincode } from '@aaram/shared-domain/read';
import { Sentence } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/delivery.ts';
import styles from './pincode-check.module.css';

/** The last pincode; delivery-check.tsx only checks whether one is stored. */
function findPincode(): string {
  try {
    return localStorage.pincode ?? '';
  } catch {
    return '';
  }
}

function rememberPincode(pincode: string): void {
  try {
    localStorage.pincode = pincode;
  } catch {
    // Without storage the pincode must be typed again next time.
  }
}

/** Delivery date for a pincode. If none is stored, the visitor has just clicked to type one: focus the field. */
export function PincodeCheck() {
  const [pincode, setPincode] = useState(findPincode);
  const [typed, setTyped] = useState(pincode);
  const [isOpen, setIsOpen] = useState(pincode === '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  const arrival = estimateDelivery(pincode, Date.now());

  useEffect(() => {
    if (isOpen) {
      field.current?.select();
      field.current?.focus();
    } else if (hasAsked.current) {
      // The focused field has disappeared: focus the button that replaces it.
      change.current?.focus();
    }
  }, [isOpen]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = readPincode(typed);
    if (estimateDelivery(wanted, Date.now()) === undefined) {
      setError(texts.pincodeRule);
      field.current?.focus();
      return;
    }
    rememberPincode(wanted);
    setError(undefined);
    setPincode(wanted);
    setTyped(wanted);
    setIsOpen(false);
    hasAsked.current = true;
  }

  if (isOpen || arrival === undefined) {
    return (
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          name="pincode"
          label={texts.yourPincode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {texts.check}
        </Button>
      </form>
    );
  }
  return (
    <p className={styles.answer}>
      <span role="status">
        <Sentence parts={texts.arrivesAt(pincode, <b>{describeWindow(arrival)}</b>)} />
      </span>
      <Button ref={change} variant="ghost" size="sm" onClick={() => setIsOpen(true)} aria-label={texts.changePincode}>
        {texts.change}
      </Button>
    </p>
  );
}
