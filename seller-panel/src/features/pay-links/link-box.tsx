import { adminPages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import { PanelBox } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import * as texts from '#texts/pay-links.ts';
import styles from './pay-links.module.css';

/** How far the link of an order for a customer has come, on the order's page. */
export function LinkBox({ link }: { link: NonNullable<OrderPage['link']> }) {
  const { state, madeBy, expiresAt, sentAt, sentBy, openedAt, note } = link;
  const isOpen = state === 'made' || state === 'sent' || state === 'opened';
  const rows = [
    { label: texts.byLink, value: madeBy },
    { label: texts.link, value: texts.states[state] },
    { label: texts.validUntil, value: formatDateTime(expiresAt) },
    ...(sentAt === null || sentBy === null
      ? []
      : [{ label: texts.sentAt, value: texts.by(texts.channels[sentBy], formatDateTime(sentAt)) }]),
    ...(openedAt === null ? [] : [{ label: texts.openedAt, value: formatDateTime(openedAt) }]),
    ...(note === '' ? [] : [{ label: texts.note, value: note }]),
  ];
  return (
    <PanelBox title={texts.links}>
      <div className={styles.form}>
        <SummaryList rows={rows} />
        {isOpen ? (
          <TextLink as={Link} to={adminPages.payLinks()}>
            {texts.toLinks}
          </TextLink>
        ) : null}
      </div>
    </PanelBox>
  );
}
