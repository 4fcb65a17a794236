import { adminPages, createAccountCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import { formatPaise, formatRupees } from '@aaram/shared-domain/money';
import { priceTotal } from '@aaram/shared-domain/pricing';
import type { PriceRule, PriceRuleState } from '@aaram/shared-domain/tax';
import { Loading, PanelBox, panelToast } from '@aaram/shared-panel';
import { Link, queryOptions, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { useState } from 'react';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/price-rule.ts';
import styles from './accounts.module.css';

const key = panelKeys.trail('price-rule');
/** Prices on both sides of the limits of delivery and GST, in paise. */
const examples = [450_00, 1000_00, 2500_00];
const other = (rule: PriceRule): PriceRule => (rule === 'spec' ? 'inclusive' : 'spec');

/** What some prices come to before and after a switch. */
function Preview({ rule }: { rule: PriceRule }) {
  return (
    <TableScroll label={texts.preview}>
      <Table caption={texts.preview}>
        <thead>
          <tr>
            <th>{texts.price}</th>
            <th data-align="end">{texts.payNow}</th>
            <th data-align="end">{texts.paysThen[other(rule)]}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((paise) => (
            <tr key={paise}>
              <td>{formatPaise(paise)}</td>
              <td data-align="end">{formatPaise(priceTotal(paise, rule).payable)}</td>
              <td data-align="end">{formatPaise(priceTotal(paise, other(rule)).payable)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

/** Products that forbid adding GST, each with a link to where its price is changed. */
function AboveMrp({ aboveMrp: { count, products } }: PriceRuleState) {
  return (
    <Notice tone="warning">
      <p>{texts.aboveMrp(count)}</p>
      <ul>
        {products.map(({ _id, name, price, mrp }) => (
          <li key={_id}>
            <TextLink as={Link} to={adminPages.editProduct(_id)}>
              {name}
            </TextLink>{' '}
            {texts.priceAndMrp(formatRupees(price), formatRupees(mrp))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Switch({ state }: { state: PriceRuleState }) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const next = other(state.priceRule);
  const change = useMutation({
    mutationFn: () =>
      withProof(() => createAccountCalls(call).changePriceRule({ priceRule: next, from: state.priceRule })),
    onSuccess: (after) => {
      client.setQueryData(key, after);
      panelToast.success(texts.changed[after.priceRule]);
    },
    // Somebody else may have changed it.
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const isForbidden = next === 'spec' && state.aboveMrp.count > 0;
  return (
    <>
      {isForbidden ? <AboveMrp {...state} /> : null}
      {change.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(change.error, texts.notChanged)}
        </Notice>
      ) : null}
      {isForbidden ? null : (
        <div>
          <Button variant="secondary" size="sm" busy={change.isPending} onClick={() => setAsking(true)}>
            {texts.change[next]}
          </Button>
        </div>
      )}
      <AlertDialog
        open={isAsking}
        title={texts.reallyChange[next]}
        message={`${texts.fromNextOrder} ${texts.undo}`}
        actionLabel={texts.change[next]}
        cancelLabel={texts.leave}
        onAction={() => {
          setAsking(false);
          change.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
      <ProofDialog />
    </>
  );
}

/** How the store makes prices, what a switch would change, and the switch: for admins. */
export function PriceRuleBox() {
  const { api } = usePlatform();
  const state = useQuery(queryOptions({ queryKey: key, queryFn: () => createAccountCalls(api.call).getPriceRule() }));
  const { data } = state;
  return (
    <PanelBox title={texts.title}>
      {state.isLoadingError ? (
        <ErrorState title={texts.notLoaded} onRetry={() => state.refetch()} busy={state.isFetching} />
      ) : data === undefined ? (
        <Loading label={texts.loading}>
          <Skeleton lines={5} />
        </Loading>
      ) : (
        <div className={styles.details}>
          <p>
            {texts.now[data.priceRule]}
            {data.since === null ? null : ` ${texts.since(formatDay(data.since))}`}
          </p>
          <Preview rule={data.priceRule} />
          <p className={styles.quiet}>
            {texts.pricesStay} {texts.fromNextOrder} {texts.openTabs}
            {data.unpaidOrders > 0 ? ` ${texts.unpaidOrders(data.unpaidOrders)}` : null}
          </p>
          <Switch state={data} />
        </div>
      )}
    </PanelBox>
  );
}
