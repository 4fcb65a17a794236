import type { ChangeSet, ChangeSetInput, PanelSelection } from '@aaram/shared-domain/change-set';
import { formatCount } from '@aaram/shared-domain/format';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { SelectField } from '@aaram/shared-ui/select';
import { type FormEvent, useRef, useState } from 'react';
import { usePrepareChange } from '#lib/change-set/change-sets-query.ts';
import { describeKind } from '#lib/change-set/describe-change.ts';
import * as texts from '#texts/change-sets.ts';
import styles from './change-dialog.module.css';
import { ChangeFields, type Problem } from './change-fields.tsx';
import { ChangeProgress } from './change-progress.tsx';
import { Failure } from './failure.tsx';
import { readOrderChange, readProductChange } from './read-change.ts';

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
  const [kind, setKind] = useState<string>(kindsOf[subject][0]);
  const [problem, setProblem] = useState<Problem>();
  const form = useRef<HTMLFormElement>(null);
  const prepare = usePrepareChange();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const typed = subject === 'product' ? readProductChange(kind, read) : readOrderChange(kind, read);
    if ('problem' in typed) {
      setProblem(typed.problem);
      form.current?.querySelector<HTMLElement>(`[name="${typed.problem.field}"]`)?.focus();
    } else if (!prepare.isPending) {
      setProblem(undefined);
      const { change } = typed;
      const asked = 'lines' in change ? { subject: 'tracking', ...change } : { subject, change };
      prepare.mutate({ ...asked, selection } as ChangeSetInput, { onSuccess: onPrepared });
    }
  }
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <Failure error={prepare.error} otherwise={texts.notPreviewed} />
      <SelectField
        label={texts.whatToChange}
        options={kindsOf[subject].map((value) => ({ value, label: describeKind(value) }))}
        value={kind}
        onChange={(event) => {
          setKind(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <ChangeFields key={kind} kind={kind} problem={problem} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={prepare.isPending}>
          {texts.preview}
        </Button>
      </div>
    </form>
  );
}
