import { failureText } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { useState } from 'react';
import * as texts from '#texts/search-words.ts';
import styles from './search-words.module.css';
import { useReplaceWords, useSaveWordsFile } from './words-query.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** The words as a file, out and in. A file that comes in replaces all, after one question. */
export function WordsFile() {
  const [files, setFiles] = useState<File[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const saving = useSaveWordsFile();
  const replacing = useReplaceWords(() => setFiles([]));
  const [file] = files;
  const replace = () => {
    setIsAsking(false);
    if (file !== undefined) {
      replacing.mutate(file);
    }
  };
  const failure = replacing.isError
    ? failureText(replacing.error, texts.notImported)
    : saving.isError
      ? failureText(saving.error, texts.notExported)
      : undefined;
  return (
    <PanelBox title={texts.fileTitle}>
      <div className={styles.form}>
        <p>{texts.fileMeans}</p>
        <FileDrop
          label={texts.chooseFile}
          accept=".csv,text/csv"
          maxBytes={MAX_BYTES}
          files={files}
          onChange={setFiles}
        />
        {failure === undefined ? null : (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
            {texts.exportFile}
          </Button>
          {file === undefined ? null : (
            <Button busy={replacing.isPending} onClick={() => setIsAsking(true)}>
              {texts.importFile}
            </Button>
          )}
        </div>
      </div>
      <AlertDialog
        open={isAsking}
        danger
        title={texts.askImport(file?.name ?? '')}
        message={texts.importMeans}
        actionLabel={texts.importFile}
        cancelLabel={texts.cancel}
        onAction={replace}
        onCancel={() => setIsAsking(false)}
      />
    </PanelBox>
  );
}
