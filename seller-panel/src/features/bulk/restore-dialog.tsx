import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { Dialog } from '@aaram/shared-ui/dialog';
import { type FormEvent, useState } from 'react';
import { usePrepareChange } from '#lib/change-set/change-sets-query.ts';
import * as texts from '#texts/change-sets.ts';
import styles from './change-dialog.module.css';
import { ChangeProgress } from './change-progress.tsx';
import { Failure } from './failure.tsx';

/** Takes back one edit of a product: what would change, and how it ends, as any bulk change. */
export function RestoreDialog({ edit, onClose }: { edit: string; onClose: () => void }) {
  const [id, setId] = useState<string>();
  const prepare = usePrepareChange();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isAll = new FormData(event.currentTarget).has('isAll');
    if (!prepare.isPending) {
      prepare.mutate({ subject: 'edit', edit, isAll }, { onSuccess: (set) => setId(set._id) });
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={texts.restoreEdit} size="lg">
      {id === undefined ? (
        <form method="post" noValidate className={styles.form} onSubmit={submit}>
          <Failure error={prepare.error} otherwise={texts.notPreviewed} />
          <p>{texts.restoreMeans}</p>
          <Checkbox name="isAll" label={texts.alsoChangedSince} />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={prepare.isPending}>
              {texts.preview}
            </Button>
          </div>
        </form>
      ) : (
        <ChangeProgress id={id} onBack={() => setId(undefined)} onClose={onClose} onMade={() => undefined} />
      )}
    </Dialog>
  );
}
