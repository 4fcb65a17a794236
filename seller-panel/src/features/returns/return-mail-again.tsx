import { failureText } from '@aaram/shared-domain/contract';
import type { Return } from '@aaram/shared-domain/return';
import { useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import record from '#lib/record-card/record-card.module.css';
import * as texts from '#texts/returns.ts';
import { useReturnMailAgain } from './returns-query.ts';

/** For admins: sends the mail about the present state of a return again, to a shopper who did not get it. */
export function ReturnMailAgain({ row }: { row: Pick<Return, '_id'> }) {
  const isAdmin = useSession().role === 'admin';
  const again = useReturnMailAgain(row._id);
  if (!isAdmin) {
    return null;
  }
  return (
    <div className={record.actions}>
      {again.isError ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(again.error, texts.mailNotSent)}</p>
        </Notice>
      ) : null}
      <Button variant="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
        {texts.sendMailAgain}
      </Button>
    </div>
  );
}
