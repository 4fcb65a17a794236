import { formatDateTime } from '@aaram/shared-domain/format';
import { MAX_NOTE, type OrderPage } from '@aaram/shared-domain/order-page';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/order-page.ts';
import styles from './order-page.module.css';
import { useAddNote } from './order-page-query.ts';

/** What the staff wrote about an order, and a field to write more. */
export function OrderNotes({ named, notes }: { named: string } & Pick<OrderPage, 'notes'>) {
  const add = useAddNote(named, () => form.reset());
  const form = useForm({
    start: { note: '' },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './note-schema.ts')).noteForm,
    send: ({ text }) => add.mutateAsync(text),
    isUnsaved: ({ note }) => note.trim() !== '',
  });
  return (
    <PanelBox title={texts.notes}>
      <div className={styles.box}>
        {notes.length === 0 ? (
          <p className={styles.quiet}>{texts.noNotes}</p>
        ) : (
          <ul className={styles.rows}>
            {notes.map(({ _id, at, by, text: written }) => (
              <li key={_id} className={styles.note}>
                <p className={styles.text}>{written}</p>
                <span className={styles.quiet}>{texts.by(by, formatDateTime(at))}</span>
              </li>
            ))}
          </ul>
        )}
        <Form of={form} className={styles.form}>
          <FormFailure of={form} otherwise={texts.noteNotAdded} />
          <TextField
            {...form.field('note')}
            label={texts.note}
            hint={texts.noteHint}
            multiline
            rows={3}
            maxLength={MAX_NOTE}
          />
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {texts.addNote}
          </Button>
        </Form>
      </div>
    </PanelBox>
  );
}
