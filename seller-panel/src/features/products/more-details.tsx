import type { DetailProblems, TypedDetails } from '@aaram/shared-domain/catalog';
import { Button } from '@aaram/shared-ui/button';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { type KeyboardEvent, useId } from 'react';
import { DetailFields } from '#lib/detail-fields.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import styles from './more-details.module.css';

type MoreDetailsProps = {
  /** Number of columns of the table. */
  columns: number;
  /** Undefined until they are loaded. */
  details: TypedDetails | undefined;
  problems: DetailProblems;
  price: string;
  form: string;
  isOpen: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onToggle: () => void;
  onChange: (details: TypedDetails) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A row below the edited one with the optional fields, behind a button. */
export function MoreDetails({
  columns,
  details,
  isOpen,
  isLoading,
  hasFailed,
  onToggle,
  onKeyDown,
  ...rest
}: MoreDetailsProps) {
  const id = useId();
  const isShown = isOpen && details !== undefined;
  return (
    <tr className={styles.row} onKeyDown={onKeyDown}>
      <td colSpan={columns} className={styles.cell}>
        <Button
          variant="ghost"
          size="sm"
          busy={isLoading}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          className={styles.toggle}
          onClick={onToggle}
        >
          {common.moreDetails}
          <IconChevronDown size={16} className={styles.arrow} />
        </Button>
        {hasFailed ? (
          <p role="alert" className={styles.failed}>
            {texts.detailsNotLoaded}
          </p>
        ) : null}
        {isShown ? (
          <div id={id} className={styles.fields}>
            <DetailFields details={details} {...rest} />
          </div>
        ) : null}
      </td>
    </tr>
  );
}
