import { adminPages, createOrderCalls, failureText, pages, panelKeys } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { Dispute } from '@aaram/shared-domain/order/schema';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { Link, queryOptions, usePlatform, useQuery } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/disputes.ts';
import styles from './accounts.module.css';
import { money } from './money.ts';

/** The page that shows more of a disputed order: gift cards stand among the credits. */
const pageOf = ({ kind, order }: Dispute) =>
  `${kind === 'goods' ? pages.adminOrders() : adminPages.credits()}?q=${encodeURIComponent(order)}`;

function Row({ dispute }: { dispute: Dispute }) {
  const { amount, phase, reason, status, respondBy, order } = dispute;
  return (
    <tr>
      <td>
        <TextLink as={Link} to={pageOf(dispute)}>
          {order}
        </TextLink>
      </td>
      <td data-align="end">{money(amount)}</td>
      <td>
        {texts.phases[phase] ?? phase}
        {reason === '' ? '' : `: ${reason}`}
      </td>
      <td>{texts.statuses[status]}</td>
      <td>{respondBy === null || status !== 'open' ? '' : <time dateTime={respondBy}>{formatDay(respondBy)}</time>}</td>
    </tr>
  );
}

/** Disputes of payments, for admins: what the bank asks about, and until when to answer (product-rules.md#disputes). */
export function DisputesBox() {
  const { api } = usePlatform();
  const disputes = useQuery(
    queryOptions({
      queryKey: panelKeys.trail('disputes'),
      queryFn: () => createOrderCalls(api.call).getDisputes(),
    }),
  );
  if (disputes.isLoadingError) {
    return (
      <ErrorState title={texts.notLoaded} onRetry={() => disputes.refetch()} busy={disputes.isFetching}>
        {failureText(disputes.error, '')}
      </ErrorState>
    );
  }
  if (disputes.data === undefined) {
    return (
      <Loading label={texts.loading}>
        <Skeleton lines={3} />
      </Loading>
    );
  }
  return (
    <PanelBox title={texts.disputes}>
      {disputes.data.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <TableScroll label={texts.disputes}>
          <Table caption={texts.disputes}>
            <thead>
              <tr>
                <th>{texts.order}</th>
                <th data-align="end">{texts.amount}</th>
                <th>{texts.about}</th>
                <th>{texts.state}</th>
                <th>{texts.answerBy}</th>
              </tr>
            </thead>
            <tbody>
              {disputes.data.map((dispute) => (
                <Row key={dispute._id} dispute={dispute} />
              ))}
            </tbody>
          </Table>
        </TableScroll>
      )}
    </PanelBox>
  );
}
