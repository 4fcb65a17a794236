import { createRestockCalls, queryKeys, withReason } from '@aaram/shared-domain/contract';
import { toast, useMutation, usePlatform, useQuery, useRequireLogin, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/restock.ts';
import styles from './restock-dialog.module.css';

type RestockDialogProps = { product: { id: string; name: string }; sizes: readonly string[] };

const nameSize = (size: string) => (size === 'Quantity' ? undefined : size);

/** Asks for a mail when a size that is sold out is back (product-rules.md#mail-when-a-size-is-back). */
export function RestockDialog({ product: { id, name }, sizes }: RestockDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { api, queryClient } = usePlatform();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const calls = createRestockCalls(api.call);
  const key = queryKeys.restockAlerts();
  const { data = [] } = useQuery({ queryKey: key, queryFn: calls.getRestockAlerts, enabled: isAuthenticated });
  const change = useMutation({
    mutationFn: ({ size, alert }: { size: string; alert: string | undefined }) =>
      alert === undefined ? calls.askForRestock(id, size) : calls.dropRestockAlert(alert),
    onSuccess: (alerts) => queryClient.setQueryData(key, alerts),
    onError: (error, { alert }) => {
      toast.error(withReason(alert === undefined ? texts.notAsked : texts.notStopped, error));
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });

  const press = (size: string, alert: string | undefined) => {
    if (isAuthenticated) {
      change.mutate({ size, alert });
    } else {
      setIsOpen(false);
      void requireLogin(texts.logInFirst);
    }
  };

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} title={texts.tellMeTitle} description={name}>
      <p>{texts.oneMail}</p>
      <ul className={styles.sizes}>
        {sizes.map((size) => {
          const alert = data.find((one) => one.product._id === id && one.size === size)?._id;
          return (
            <li key={size} className={styles.size}>
              <p role="status">{alert === undefined ? '' : texts.youWait(nameSize(size))}</p>
              <Button
                variant={alert === undefined ? 'secondary' : 'ghost'}
                size="sm"
                busy={change.isPending && change.variables.size === size}
                onClick={() => press(size, alert)}
              >
                {alert === undefined ? texts.tellMe(nameSize(size)) : texts.stopWaiting(nameSize(size))}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

let dialogs = 0;

/** A new dialog each time, so that it opens again. */
export function openRestock(product: RestockDialogProps['product'], sizes: readonly string[]): ReactNode {
  dialogs += 1;
  return <RestockDialog key={dialogs} product={product} sizes={sizes} />;
}
