import { type Import, labelColumn, productColumns } from '@aaram/shared-domain/change-set';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { SelectField } from '@aaram/shared-ui/select';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { Failure, Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/files.ts';
import styles from './files.module.css';
import { type Upload, usePlanImport } from './files-query.ts';
import type { TypedImport } from './import-schema.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_ZIP_BYTES = 50 * 1024 * 1024;
const options = productColumns.map((value) => ({ value, label: labelColumn(value) }));

type MappingProps = { planned: Import; isBusy: boolean; onCheck: (mapping: Record<string, string>) => unknown };

/** Which column of the file is which, as the server understood it, to be corrected. */
function MappingForm({ planned, isBusy, onCheck }: MappingProps) {
  const form = useForm({
    start: { chosen: planned.columns.map(({ column }) => String(column ?? '')) },
    send: ({ chosen }) =>
      onCheck(Object.fromEntries(planned.columns.map(({ name }, index) => [name, chosen[index] ?? '']))),
    isUnsaved: false,
  });
  const { chosen } = form.values;
  return (
    <Form of={form} className={styles.box}>
      <TableScroll label={texts.columnsOfFile}>
        <Table caption={texts.columnsOfFile}>
          <thead>
            <tr>
              <th scope="col">{texts.inFile}</th>
              <th scope="col">{texts.means}</th>
            </tr>
          </thead>
          <tbody>
            {planned.columns.map(({ name }, index) => (
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
                    value={chosen[index] ?? ''}
                    onChange={({ currentTarget: { value } }) => form.change({ chosen: chosen.with(index, value) })}
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
    </Form>
  );
}

/** Chooses a file and has it checked; what it would change is shown by the page. */
export function ImportForm({ onPlanned }: { onPlanned: (planned: Import) => void }) {
  const plan = usePlanImport();
  const form = useForm<TypedImport, Upload, Record<string, string>>({
    start: { file: [], pictures: [] },
    schema: async (mapping) =>
      (await import(/* webpackChunkName: "form-schemas" */ './import-schema.ts')).importForm(mapping),
    send: async (upload) => onPlanned(await plan.mutateAsync(upload)),
    isUnsaved: false,
  });
  const choose = (part: Partial<TypedImport>) => {
    form.change(part);
    plan.reset();
  };
  return (
    <PanelBox title={texts.importTitle}>
      <Form of={form} className={styles.box}>
        <p>{texts.importMeans}</p>
        <Failure error={plan.error} otherwise={texts.notRead} />
        <FileDrop
          label={texts.file}
          accept=".csv,text/csv"
          maxBytes={MAX_BYTES}
          files={form.values.file}
          error={form.problems.file}
          onChange={(file) => choose({ file })}
        />
        <FileDrop
          label={texts.zip}
          accept=".zip,application/zip"
          maxBytes={MAX_ZIP_BYTES}
          files={form.values.pictures}
          hint={texts.zipHint}
          onChange={(pictures) => choose({ pictures })}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={plan.isPending}>
            {texts.check}
          </Button>
        </div>
      </Form>
      {plan.data === undefined ? null : (
        <MappingForm key={plan.data.set._id} planned={plan.data} isBusy={plan.isPending} onCheck={form.submit} />
      )}
    </PanelBox>
  );
}
