import { formatDateTime } from '@aaram/shared-domain/format';
import { type OutboxChannel, type OutboxEntry, outboxChannels } from '@aaram/shared-domain/outbox';
import { useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import { useState } from 'react';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as texts from '#texts/outbox.ts';
import { OrderLink } from './order-link.tsx';
import styles from './outbox.module.css';
import { outboxQuery } from './outbox-queries.ts';

const columns: readonly Column<OutboxEntry>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.about, cell: ({ kind }) => texts.nameKind(kind) },
  { head: texts.to, cell: ({ to }) => to },
  { head: texts.order, cell: ({ order }) => <OrderLink number={order} /> },
  { head: texts.state, cell: ({ state }) => texts.states[state] },
];

/** What was sent over a channel, newest first, to masked addresses. */
export function SentMessages() {
  const [channel, setChannel] = useState<OutboxChannel>('email');
  const pages = useCursorPages(channel);
  const rows = useQuery(outboxQuery(usePlatform(), channel, pages.cursor));
  return (
    <TrailBox
      title={texts.sent}
      none={texts.nothingSent}
      rows={rows}
      pages={pages}
      columns={columns}
      head={
        <div className={styles.choice}>
          <SelectField
            className={styles.select}
            label={texts.channel}
            options={outboxChannels.map((value) => ({ value, label: texts.channels[value] }))}
            value={channel}
            onChange={(event) => {
              const chosen = outboxChannels.find((one) => one === event.currentTarget.value);
              setChannel(chosen ?? 'email');
            }}
          />
          <p>{texts.sendAgainHint}</p>
        </div>
      }
    />
  );
}
