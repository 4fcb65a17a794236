import { type ChangeResult, type ChangeSet, changeResults } from '@aaram/shared-domain/change-set';
import { failureText } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { Loading, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { useState } from 'react';
import * as texts from '#texts/change-sets.ts';
import styles from './change-set.module.css';
import { changeRowsQuery } from './change-sets-query.ts';
import { describeField } from './describe-change.ts';

/** How many rows came to which end, in words; ends without rows are left out. */
export function CountList({ set }: { set: ChangeSet }) {
  const shown = changeResults.filter((result) => set.counts[result] > 0);
  return (
    <ul className={styles.counts}>
      {shown.map((result) => (
        <li key={result}>{texts.counted(formatCount(set.counts[result]), texts.results[result])}</li>
      ))}
    </ul>
  );
}

/** The rows of a change set, in pages, all or those with one result. */
export function ChangeRows({ set }: { set: ChangeSet }) {
  const [result, setResult] = useState<ChangeResult>();
  const pages = useCursorPages(`${set._id} ${set.state} ${result ?? ''}`);
  const rows = useQuery(changeRowsQuery(usePlatform(), set, { result, cursor: pages.cursor }));
  const choices = changeResults.filter((one) => set.counts[one] > 0 || one === result);
  if (rows.isLoadingError) {
    return (
      <ErrorState
        title={failureText(rows.error, texts.rowsNotLoaded)}
        onRetry={() => rows.refetch()}
        busy={rows.isFetching}
      />
    );
  }
  if (rows.data === undefined) {
    return (
      <Loading label={texts.loadingRows}>
        <Skeleton shape="text" lines={4} />
      </Loading>
    );
  }
  const { items, nextCursor } = rows.data;
  // What is wrong in a file is looked for there by its line.
  const isFile = set.kind === 'import';
  return (
    <div className={styles.rows}>
      {choices.length > 1 ? (
        <SelectField
          label={texts.show}
          placeholder={texts.allRows}
          options={choices.map((one) => ({ value: one, label: texts.results[one] }))}
          value={result ?? ''}
          onChange={(event) => setResult(changeResults.find((one) => one === event.currentTarget.value))}
        />
      ) : null}
      <TableScroll label={texts.rows} className={styles.table}>
        <Table caption={texts.rows}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.change}</th>
              <th scope="col">{texts.result}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={row.place}>
                <td className={styles.breaks}>
                  {isFile ? texts.rowOfFile(formatCount(row.place), row.title) : row.title}
                </td>
                <td className={styles.breaks}>{row.fields.map(describeField).join('; ')}</td>
                <td className={styles.breaks}>
                  {texts.results[row.result]}
                  {row.reason === null ? null : <span className={styles.reason}>{row.reason}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      {pages.page > 1 || nextCursor ? (
        <nav className={styles.buttons} aria-label={texts.pagesOfRows}>
          <Button variant="secondary" size="sm" disabled={pages.page === 1} onClick={pages.goBack}>
            {texts.previousRows}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={!nextCursor}
            onClick={() => nextCursor && pages.goOn(nextCursor)}
          >
            {texts.nextRows}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
