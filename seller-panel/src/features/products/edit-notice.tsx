import type { Product } from '@aaram/shared-domain/catalog';
import { formatCount } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { type FactKey, factKeys } from '@aaram/shared-domain/product-fields';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import type { KeyboardEvent } from 'react';
import * as texts from '#texts/products.ts';
import type { SaveFailure } from './products-query.ts';
import styles from './products-table.module.css';

type EditNoticeProps = {
  /** Number of columns of the table. */
  columns: number;
  /** Messages of cells that are too small to show them. */
  problems: readonly string[];
  failure: SaveFailure | null;
  onUsePresent: (present: Product) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function describe(present: Product): string {
  const stock = present.stock.map(({ size, quantity }) => `${size} ${formatCount(quantity)}`).join(', ');
  const { name, sizeType, price, mrp, hsn } = present;
  // The rest are words that say by themselves what they are.
  const said: Partial<Record<FactKey, string | null | false>> = {
    mrp: mrp > price && texts.mrp(formatRupees(mrp)),
    hsn: hsn && texts.hsn(hsn),
  };
  const details = factKeys.map((key) => said[key] ?? present[key]);
  return [texts.productNow(name, formatRupees(price), sizeType, stock), ...details].filter(Boolean).join(', ');
}

function Conflict({ present, onUsePresent }: { present: Product; onUsePresent: EditNoticeProps['onUsePresent'] }) {
  return (
    <Notice tone="warning">
      <p>{texts.changedMeanwhile(describe(present))}</p>
      <p>{texts.saveOrStartAgain}</p>
      <Button variant="secondary" size="sm" className={styles.again} onClick={() => onUsePresent(present)}>
        {texts.takeTheseValues}
      </Button>
    </Notice>
  );
}

/** A row below the edited one with the reasons why it is not saved. */
export function EditNotice({ columns, problems, failure, onUsePresent, onKeyDown }: EditNoticeProps) {
  if (problems.length === 0 && failure === null) {
    return null;
  }
  return (
    <tr className={styles.noticeRow} data-notice onKeyDown={onKeyDown}>
      <td colSpan={columns} className={styles.notice} role="alert">
        {problems.length > 0 ? <Notice tone="danger">{problems.join(' ')}</Notice> : null}
        {failure?.present ? <Conflict present={failure.present} onUsePresent={onUsePresent} /> : null}
        {failure && !failure.present ? (
          <Notice tone="danger">
            {failure.isGone ? texts.deletedMeanwhile : texts.typedIsStillHere(failure.message)}
          </Notice>
        ) : null}
      </td>
    </tr>
  );
}
