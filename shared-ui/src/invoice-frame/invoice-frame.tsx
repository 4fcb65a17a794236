import type { ComponentProps, ElementType } from 'react';
import { Button, ButtonLink } from '#button/index.ts';
import { EmptyState } from '#empty-state/index.ts';
import { ErrorState } from '#error-state/index.ts';
import { IconArrowLeft, IconPrinter } from '#icon/index.ts';
import { InvoiceSheet, type InvoiceSheetProps } from '#invoice-sheet/index.ts';
import { cx } from '#lib/cx.ts';
import { linkTarget } from '#lib/link-target.ts';
import { Skeleton } from '#skeleton/index.ts';
import * as texts from '#texts/invoice.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './invoice-frame.module.css';

export type InvoiceFrameProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The link above the sheet, which leads back. */
  back: { label: string; href: string };
  /** Link component. @default 'a' */
  linkAs?: ElementType | undefined;
  /** Text of the button that opens the browser's print dialog. */
  printLabel: string;
  /** The texts of the sheets; until they are known, a skeleton or the problem shows. */
  sheets: readonly InvoiceSheetProps[] | undefined;
  /** Why there are no sheets; without `onRetry` a retry would not help. */
  problem?: { title: string; onRetry?: (() => void) | undefined; busy?: boolean | undefined } | undefined;
};

function NoSheet({ problem }: Pick<InvoiceFrameProps, 'problem'>) {
  if (problem === undefined) {
    return (
      <>
        <VisuallyHidden role="status">{texts.loadingInvoice}</VisuallyHidden>
        <Skeleton className={styles.loading} />
      </>
    );
  }
  const { title, onRetry, busy } = problem;
  return onRetry ? <ErrorState title={title} onRetry={onRetry} busy={busy} /> : <EmptyState title={title} />;
}

/** A page with the invoices of an order, to read, print or save as a PDF. Light in every theme, because it is paper. */
export function InvoiceFrame(props: InvoiceFrameProps) {
  const { back, linkAs = 'a', printLabel, sheets, problem, className, ...rest } = props;
  return (
    <div data-theme="light" {...rest} className={cx(styles.page, className)}>
      <div className={styles.column}>
        <div className={styles.actions}>
          <ButtonLink as={linkAs} {...linkTarget(linkAs, back.href)} variant="ghost" size="sm" className={styles.back}>
            <IconArrowLeft size={16} />
            {back.label}
          </ButtonLink>
          {sheets ? (
            <Button size="sm" onClick={() => window.print()}>
              <IconPrinter size={16} />
              {printLabel}
            </Button>
          ) : null}
        </div>
        {sheets ? (
          sheets.map((sheet) => <InvoiceSheet key={sheet.number} {...sheet} className={styles.sheet} />)
        ) : (
          <NoSheet problem={problem} />
        )}
      </div>
    </div>
  );
}
