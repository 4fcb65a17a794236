import type { ClosedMonths } from '@aaram/shared-domain/account';
import { adminPages, failureText } from '@aaram/shared-domain/contract';
import { formatMonth } from '@aaram/shared-domain/format';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/accounts.ts';
import styles from './accounts.module.css';
import { closedMonthsQuery, useAccountFile } from './accounts-query.ts';
import { money } from './money.ts';

type Month = ClosedMonths['months'][number];
type Column = { name: string; read: (month: Month) => number; isRare?: boolean };

/** The ledger from left to right; what the store deducted in no month has no column. */
const columns: readonly Column[] = [
  { name: texts.sales, read: ({ sales }) => sales },
  { name: texts.returns, read: ({ returns }) => -returns },
  { name: texts.fees, read: ({ fee }) => -fee, isRare: true },
  { name: texts.tcsDeducted, read: ({ tcs }) => -tcs, isRare: true },
  { name: texts.tdsDeducted, read: ({ tds }) => -tds, isRare: true },
  { name: texts.payout, read: ({ payout }) => payout },
  { name: texts.paidOut, read: ({ paidOut }) => -paidOut },
  { name: texts.closing, read: ({ closing }) => closing },
];

function MonthsTable({ months, seller }: { months: readonly Month[]; seller: string | undefined }) {
  const shown = columns.filter(({ read, isRare }) => isRare !== true || months.some((month) => read(month) !== 0));
  const of = seller === undefined ? '' : `&seller=${seller}`;
  return (
    <TableScroll label={texts.closedMonths}>
      <Table caption={texts.closedMonths}>
        <thead>
          <tr>
            <th>{texts.month}</th>
            {shown.map(({ name }) => (
              <th key={name} data-align="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <td>
                <TextLink as={Link} to={`${adminPages.accounts()}?month=${one.month}${of}`}>
                  {formatMonth(`${one.month}-15T00:00:00Z`)}
                </TextLink>
              </td>
              {shown.map(({ name, read }) => (
                <td key={name} data-align="end">
                  {money(read(one))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

type ClosedMonthsProps = {
  /** The financial years to choose from by their April, the newest first. */
  years: readonly string[];
  year: string;
  seller: string | undefined;
  onYear: (year: string) => void;
};

/** What each closed month of a financial year came to, with a link to its statement. */
export function ClosedMonthsBox({ years, year, seller, onYear }: ClosedMonthsProps) {
  const asked = useQuery(closedMonthsQuery(usePlatform(), { year, seller }));
  const save = useAccountFile({ month: `${year}-04`, seller });
  const { data } = asked;
  return (
    <PanelBox title={texts.closedMonths}>
      <div className={styles.controls}>
        <SelectField
          label={texts.financialYear}
          options={years.map((value) => ({ value, label: texts.nameYear(Number(value)) }))}
          value={year}
          onChange={({ currentTarget: { value } }) => onYear(value)}
        />
        <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate('months')}>
          {texts.monthsCsv}
        </Button>
      </div>
      {asked.isLoadingError ? (
        <ErrorState title={texts.monthsNotLoaded} onRetry={() => asked.refetch()} busy={asked.isFetching}>
          {failureText(asked.error, '')}
        </ErrorState>
      ) : data === undefined ? (
        <Loading label={texts.loadingMonths}>
          <Skeleton lines={6} />
        </Loading>
      ) : data.months.length === 0 ? (
        <p className={styles.none}>{texts.noClosedMonths}</p>
      ) : (
        <MonthsTable months={data.months} seller={seller} />
      )}
    </PanelBox>
  );
}
