import type { PrintoutKind } from '@aaram/shared-domain/printout';
import { Button } from '@aaram/shared-ui/button';
import type { ReactNode } from 'react';
import { usePrintFiles } from '#lib/parcel/use-print-files.ts';
import { usePrintout } from '#lib/parcel/use-printout.ts';
import * as texts from '#texts/work.ts';
import styles from './work-desk.module.css';

const kinds: { kind: PrintoutKind; name: string }[] = [
  { kind: 'pick-list', name: texts.pickList },
  { kind: 'packing-slips', name: texts.packingSlips },
  { kind: 'labels', name: texts.labels },
  { kind: 'invoices', name: texts.invoices },
];

/** What can be printed of the chosen orders, and what else can be done with them. */
export function PrintBar({ orders, children }: { orders: string[]; children?: ReactNode }) {
  const { said, isBusy, print } = usePrintout();
  const files = usePrintFiles();
  return (
    <section className={styles.bar} aria-label={texts.print}>
      <span>{texts.chosen(orders.length)}</span>
      {kinds.map(({ kind, name }) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          disabled={orders.length === 0 || isBusy}
          onClick={() => void print(kind, orders)}
        >
          {name}
        </Button>
      ))}
      <Button
        variant="secondary"
        size="sm"
        disabled={orders.length === 0 || files.isBusy}
        onClick={() => void files.load(orders)}
      >
        {texts.printFiles}
      </Button>
      {children}
      <span role="status">{files.said === '' ? said : files.said}</span>
    </section>
  );
}
