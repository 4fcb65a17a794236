import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import type { PanelForm } from '#lib/form/use-form.ts';
import { saveCsv } from '#lib/save-file.ts';
import * as texts from '#texts/change-sets.ts';
import styles from './change-dialog.module.css';
import { readTextFile } from './read-text-file.ts';
import type { TypedChange } from './typed-change.ts';

/** Most bytes of a file of tracking IDs: more than its most lines have. */
const MAX_BYTES = 256 * 1024;

type TrackingProps = { form: Pick<PanelForm<TypedChange>, 'change' | 'field'> };

/** A tracking ID for each order: pasted, typed, or from a file, which is shown before it is checked. */
export function TrackingFields({ form }: TrackingProps) {
  const [unread, setUnread] = useState<string>();
  const take = async ([file]: File[]) => {
    if (file === undefined) {
      return;
    }
    const text = await readTextFile(file);
    setUnread(text === undefined ? texts.fileNotText : undefined);
    if (text !== undefined) {
      form.change({ lines: text });
    }
  };
  return (
    <>
      <FileDrop
        label={texts.trackingFile}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        maxBytes={MAX_BYTES}
        files={[]}
        error={unread}
        hint={texts.trackingFileHint}
        onChange={(files) => void take(files)}
      />
      <TextField
        multiline
        rows={6}
        {...form.field('lines')}
        label={texts.trackingLines}
        hint={texts.trackingLinesHint}
        autoComplete="off"
      />
      <div className={styles.start}>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => saveCsv('tracking.csv', `${texts.trackingTemplate.join(',')}\r\n`)}
        >
          {texts.template}
        </Button>
      </div>
    </>
  );
}
