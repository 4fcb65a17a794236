import { PanelPage } from '@aaram/shared-panel';
import { useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { FailedWork, WaitingWork } from '#features/outbox/jobs-boxes.tsx';
import { MoneyGaps } from '#features/outbox/money-gaps-box.tsx';
import { SentMessages } from '#features/outbox/sent-box.tsx';
import * as common from '#texts/common.ts';

/** Failed background work, differences from the payment provider, and what was sent: for admins. */
export function OutboxPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title={common.outbox}>
      {isAdmin ? (
        <>
          <FailedWork />
          <MoneyGaps />
          <SentMessages />
          <WaitingWork />
        </>
      ) : (
        <EmptyState title={common.forAdmins} />
      )}
    </PanelPage>
  );
}
