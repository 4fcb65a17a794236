import type { ChangeSet, PanelSelection } from '@aaram/shared-domain/change-set';
import { formatCount } from '@aaram/shared-domain/format';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { SelectField } from '@aaram/shared-ui/select';
import { useState } from 'react';
import { usePrepareChange } from '#lib/change-set/change-sets-query.ts';
import { describeKind } from '#lib/change-set/describe-change.ts';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/change-sets.ts';
import styles from './change-dialog.module.css';
import { ChangeFields } from './change-fields.tsx';
import { ChangeProgress } from './change-progress.tsx';
import { blankChange } from './typed-change.ts';

const kindsOf = {
  product: ['price', 'mrp', 'stock', 'tags', 'fact', 'category', 'state', 'family', 'delete'],
  order: ['status', 'tracking-list'],
} as const;

type ChangeDialogProps = {
  subject: 'product' | 'order';
  selection: PanelSelection;
  count: number;
  onClose: () => void;
  /** The change was made: the selection can go. */
  onMade: () => void;
};

/** Changes what is selected: what, a preview, and how it ends. Closing it stops nothing. */
export function ChangeDialog({ subject, selection, count, onClose, onMade }: ChangeDialogProps) {
  const [id, setId] = useState<string>();
  const title = (subject === 'product' ? texts.changeProducts : texts.changeOrders)(formatCount(count), count);
  return (
    <Dialog open onOpenChange={onClose} title={title} size="lg">
      {id === undefined ? (
        <ChangeForm subject={subject} selection={selection} onClose={onClose} onPrepared={({ _id }) => setId(_id)} />
      ) : (
        <ChangeProgress id={id} onBack={() => setId(undefined)} onClose={onClose} onMade={onMade} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<ChangeDialogProps, 'subject' | 'selection' | 'onClose'> & {
  onPrepared: (set: ChangeSet) => void;
};

function ChangeForm({ subject, selection, onClose, onPrepared }: FormProps) {
  const prepare = usePrepareChange();
  const form = useForm({
    start: { ...blankChange, kind: kindsOf[subject][0] },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './change-schema.ts')).changeForm(subject),
    send: async (input) => onPrepared(await prepare.mutateAsync({ ...input, selection })),
    isUnsaved: false,
  });
  const { kind } = form.values;
  return (
    <Form of={form} className={styles.form}>
      <FormFailure of={form} otherwise={texts.notPreviewed} />
      <SelectField
        {...form.field('kind')}
        label={texts.whatToChange}
        options={kindsOf[subject].map((value) => ({ value, label: describeKind(value) }))}
        onChange={(event) => form.reset({ ...blankChange, kind: event.currentTarget.value })}
      />
      <ChangeFields key={kind} form={form} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {texts.preview}
        </Button>
      </div>
    </Form>
  );
}
