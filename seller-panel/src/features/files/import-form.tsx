import { type Import, labelColumn, productColumns } from '@aaram/shared-domain/change-set';
import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/files.ts';
import styles from './files.module.css';
import { usePlanImport } from './files-query.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_OF_ZIP = 50 * 1024 * 1024;
const options = productColumns.map((value) => ({ value, label: labelColumn(value) }));

type MappingProps = { planned: Import; isBusy: boolean; onCheck: (mapping: Record<string, string>) => void };

/** Which column of the file is which, as the server understood it, to be corrected. */
function MappingForm({ planned, isBusy, onCheck }: MappingProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onCheck(
      Object.fromEntries(planned.columns.map(({ name }, index) => [name, String(data.get(`column-${index}`) ?? '')])),
    );
  };
  return (
    <form key={planned.set._id} method="post" className={styles.box} onSubmit={submit}>
      <TableScroll label={texts.columnsOfFile}>
        <Table caption={texts.columnsOfFile}>
          <thead>
            <tr>
              <th scope="col">{texts.inFile}</th>
              <th scope="col">{texts.means}</th>
            </tr>
          </thead>
          <tbody>
            {planned.columns.map(({ name, column }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns with one name
              <tr key={`${index} ${name}`}>
                <td>{name}</td>
                <td>
                  <SelectField
                    label={texts.meaningOf(name)}
                    hideLabel
                    name={`column-${index}`}
                    placeholder={texts.leftOut}
                    options={options}
                    defaultValue={column ?? ''}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {texts.checkAgain}
        </Button>
      </div>
    </form>
  );
}

/** Chooses a file and has it checked; what it would change is shown by the page. */
export function ImportForm({ onPlanned }: { onPlanned: (planned: Import) => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const [zips, setZips] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const plan = usePlanImport();
  const [file] = files;
  const [pictures] = zips;
  const check = (mapping?: Record<string, string>) => {
    if (file === undefined) {
      setProblem(texts.chooseFile);
    } else if (!plan.isPending) {
      setProblem(undefined);
      plan.mutate(
        { file, ...(pictures === undefined ? {} : { pictures }), ...(mapping === undefined ? {} : { mapping }) },
        { onSuccess: onPlanned },
      );
    }
  };
  const advice = connectionAdvice(plan.error);
  return (
    <PanelBox title={texts.importTitle}>
      <form
        method="post"
        noValidate
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <p>{texts.importMeans}</p>
        {plan.isError ? (
          <Notice tone="danger" role="alert">
            <p>{failureText(plan.error, texts.notRead)}</p>
            {advice ? <p>{advice}</p> : null}
          </Notice>
        ) : null}
        <FileDrop
          label={texts.file}
          accept=".csv,text/csv"
          maxBytes={MOST_BYTES}
          files={files}
          error={problem}
          onChange={(chosen) => {
            setFiles(chosen);
            plan.reset();
          }}
        />
        <FileDrop
          label={texts.zip}
          accept=".zip,application/zip"
          maxBytes={MOST_OF_ZIP}
          files={zips}
          hint={texts.zipHint}
          onChange={(chosen) => {
            setZips(chosen);
            plan.reset();
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={plan.isPending}>
            {texts.check}
          </Button>
        </div>
      </form>
      {plan.data === undefined ? null : <MappingForm planned={plan.data} isBusy={plan.isPending} onCheck={check} />}
    </PanelBox>
  );
}
