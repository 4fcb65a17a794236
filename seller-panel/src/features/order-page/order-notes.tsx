import { failureText } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { MAX_NOTE, type OrderPage } from '@aaram/shared-domain/order-page';
import { PanelBox, useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/order-page.ts';
import styles from './order-page.module.css';
import { useAddNote } from './order-page-query.ts';

/** What the staff wrote about an order, and a field to write more. */
export function OrderNotes({ named, notes }: { named: string } & Pick<OrderPage, 'notes'>) {
  const [text, setText] = useState('');
  const add = useAddNote(named, () => setText(''));
  useUnsavedWork(text.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !add.isPending) {
      add.mutate(text.trim());
    }
  };
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
        <form className={styles.form} onSubmit={submit}>
          {add.isError ? (
            <Notice tone="danger" role="alert">
              <p>{failureText(add.error, texts.noteNotAdded)}</p>
            </Notice>
          ) : null}
          <TextField
            name="note"
            label={texts.note}
            hint={texts.noteHint}
            multiline
            rows={3}
            maxLength={MAX_NOTE}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" busy={add.isPending}>
            {texts.addNote}
          </Button>
        </form>
      </div>
    </PanelBox>
  );
}
