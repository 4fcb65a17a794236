import { adminPages, failureText } from '@aaram/shared-domain/contract';
import { formatMonth } from '@aaram/shared-domain/format';
import { Loading, PanelBox, PanelPage } from '@aaram/shared-panel';
import { Link, usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from '#features/accounts/accounts.module.css';
import { type AccountMonth, statementQuery, useAccountFile } from '#features/accounts/accounts-query.ts';
import { ClosedMonthsBox } from '#features/accounts/closed-months-box.tsx';
import { DisputesBox } from '#features/accounts/disputes-box.tsx';
import { PayoutForm } from '#features/accounts/payout-form.tsx';
import { PriceRuleBox } from '#features/accounts/price-rule-box.tsx';
import { DocumentsBox, PayoutsBox, SellersBox, SumsBox } from '#features/accounts/statement-tables.tsx';
import { TaxDetailsBox } from '#features/accounts/tax-details-box.tsx';
import { withParam } from '#lib/use-search-text.ts';
import * as texts from '#texts/accounts.ts';
import * as common from '#texts/common.ts';

const MONTHS = 36;
const dayInIndia = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);

/** The last months up to this one, such as `2026-11`. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
}

/** The April year of the financial year that a month is in. */
const yearOf = (month: string) => String(Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 1 : 0));

const files = [
  { file: 'statement', name: texts.statementCsv },
  { file: 'pdf', name: texts.statementPdf },
  { file: 'gstr1', name: texts.gstr1 },
  { file: 'hsn', name: texts.hsn },
] as const;

function Files({ query }: { query: AccountMonth }) {
  const save = useAccountFile(query);
  return (
    <section className={styles.files} aria-label={texts.downloads}>
      {files.map(({ file, name }) => (
        <Button
          key={file}
          variant="secondary"
          size="sm"
          busy={save.isPending && save.variables === file}
          onClick={() => save.mutate(file)}
        >
          {name}
        </Button>
      ))}
    </section>
  );
}

type BooksProps = { query: AccountMonth; isAdmin: boolean; today: string };

/** Summary of the month, its payouts and documents; an admin records payouts to the chosen seller. */
function Books({ query, isAdmin, today }: BooksProps) {
  const platform = usePlatform();
  const statement = useQuery(statementQuery(platform, query));
  const all = useQuery({ ...statementQuery(platform, { month: query.month }), enabled: query.seller !== undefined });
  const chosen = all.data?.sellers.find(({ _id }) => _id === query.seller);
  if (statement.isLoadingError) {
    return (
      <ErrorState title={texts.notLoaded} onRetry={() => statement.refetch()} busy={statement.isFetching}>
        {failureText(statement.error, '')}
      </ErrorState>
    );
  }
  const { data } = statement;
  if (data === undefined) {
    return (
      <Loading label={texts.loading}>
        <Skeleton lines={8} />
      </Loading>
    );
  }
  return (
    <>
      <div className={styles.split}>
        <SumsBox statement={data} />
        <PayoutsBox statement={data} isAdmin={isAdmin} />
      </div>
      {chosen === undefined ? null : <PayoutForm key={chosen._id} seller={chosen} today={today} />}
      {data.sellers.length > 0 && query.seller === undefined ? <SellersBox statement={data} /> : null}
      <DocumentsBox statement={data} />
    </>
  );
}

/** A seller's month in the books; for admins of all sellers, or of one of them with its payouts. */
export function AccountsPage() {
  const [params, setParams] = useSearchParams();
  const isAdmin = useSession().role === 'admin';
  const today = dayInIndia(new Date(Date.now()));
  const months = lastMonths(today);
  const month = months.find((one) => one === params.get('month')) ?? today.slice(0, 7);
  const seller = (isAdmin && params.get('seller')) || undefined;
  const query = seller === undefined ? { month } : { month, seller };
  const years = [...new Set(months.map(yearOf))];
  const year = years.find((one) => one === params.get('year')) ?? yearOf(today);
  const choose = (name: string, value: string) =>
    setParams((before) => withParam(before, name, value), { replace: true, preventScrollReset: true });
  return (
    <PanelPage title={common.accounts}>
      <PanelBox>
        <div className={styles.controls}>
          <SelectField
            label={texts.month}
            options={months.map((value) => ({ value, label: formatMonth(`${value}-15T00:00:00Z`) }))}
            value={month}
            onChange={({ currentTarget: { value } }) => choose('month', value)}
          />
          {seller === undefined ? null : (
            <TextLink as={Link} to={`${adminPages.accounts()}?month=${month}`}>
              {texts.allSellers}
            </TextLink>
          )}
        </div>
        <Files query={query} />
      </PanelBox>
      <Books query={query} isAdmin={isAdmin} today={today} />
      {isAdmin && seller === undefined ? <DisputesBox /> : null}
      <ClosedMonthsBox years={years} year={year} seller={seller} onYear={(value) => choose('year', value)} />
      {isAdmin && seller === undefined ? <PriceRuleBox /> : <TaxDetailsBox key={seller ?? ''} seller={seller} />}
    </PanelPage>
  );
}
