import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useState } from 'react';
import { usePrepareChange } from '#lib/change-set/change-sets-query.ts';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/change-sets.ts';
import styles from './change-dialog.module.css';
import { ChangeProgress } from './change-progress.tsx';

const start: { isAll: boolean } = { isAll: false };

/** Takes back one edit of a product: what would change, and how it ends, as any bulk change. */
export function RestoreDialog({ edit, onClose }: { edit: string; onClose: () => void }) {
  const [id, setId] = useState<string>();
  const prepare = usePrepareChange();
  const form = useForm({
    start,
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './change-schema.ts')).restoreForm,
    send: async (input) => setId((await prepare.mutateAsync({ ...input, edit }))._id),
    isUnsaved: false,
  });
  return (
    <Dialog open onOpenChange={onClose} title={texts.restoreEdit} size="lg">
      {id === undefined ? (
        <Form of={form} className={styles.form}>
          <FormFailure of={form} otherwise={texts.notPreviewed} />
          <p>{texts.restoreMeans}</p>
          <Checkbox {...form.tick('isAll')} label={texts.alsoChangedSince} />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={form.isBusy}>
              {texts.preview}
            </Button>
          </div>
        </Form>
      ) : (
        <ChangeProgress id={id} onBack={() => setId(undefined)} onClose={onClose} onMade={() => undefined} />
      )}
    </Dialog>
  );
}
