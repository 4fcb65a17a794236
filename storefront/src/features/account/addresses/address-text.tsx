import type { Address } from '@aaram/shared-domain/address';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';

/** A saved address in full; a missing landmark shows N/A (product-rules.md#addresses). */
export function AddressText({ address: saved }: { address: Address }) {
  return (
    <address className={styles.address}>
      <strong>{saved.name}</strong>
      <span>{saved.address}</span>
      <span>
        {saved.city}, {saved.state} {saved.pincode}
      </span>
      <span>{texts.phoneIs(saved.phone)}</span>
      <span>{texts.landmarkIs(saved.landmark || texts.noLandmark)}</span>
    </address>
  );
}
