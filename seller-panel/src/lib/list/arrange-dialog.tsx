import { failureText, MAX_VIEWS } from '@aaram/shared-domain/contract';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { IconTrash } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/list.ts';
import styles from './arrange-dialog.module.css';
import { ColumnList, type DataColumn } from './column-list.tsx';
import type { ListAddress } from './list-address.ts';
import type { Arrangement } from './table-settings.ts';

type ArrangeDialogProps = {
  address: ListAddress;
  arrangement: Arrangement;
  columns: readonly DataColumn[];
  shown: readonly string[];
  densities: Readonly<Record<'compact' | 'roomy', string>>;
  density: 'compact' | 'roomy';
  onClose: () => void;
};

function Views({ address, arrangement: { settings, change } }: Pick<ArrangeDialogProps, 'address' | 'arrangement'>) {
  const form = useForm({
    start: { view: '' },
    send: async ({ view }) => {
      const name = view.trim();
      if (name !== '') {
        await change.mutateAsync({ keepView: { name, query: address.query } });
        form.reset();
      }
    },
    isUnsaved: false,
  });
  return (
    <section aria-label={texts.savedViews} className={styles.part}>
      <h3 className={styles.title}>{texts.savedViews}</h3>
      {settings.views.length === 0 ? <p className={styles.quiet}>{texts.noViewsYet}</p> : null}
      <ul className={styles.views}>
        {settings.views.map(({ name }) => (
          <li key={name} className={styles.view}>
            <span className={styles.name}>{name}</span>
            <IconButton label={texts.deleteView(name)} size="sm" onClick={() => change.mutate({ dropView: name })}>
              <IconTrash size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {settings.views.length < MAX_VIEWS ? (
        <Form of={form} noValidate={false} className={styles.save}>
          <TextField {...form.field('view')} label={texts.viewName} maxLength={60} autoComplete="off" required />
          <Button type="submit" size="sm" busy={change.isPending}>
            {texts.saveView}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}

/** Columns, density and saved views of a list; everything is stored at once. */
export function ArrangeDialog(props: ArrangeDialogProps) {
  const { arrangement, columns, shown, densities, density, onClose } = props;
  const { change } = arrangement;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.arrange}>
      {change.isError ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(change.error, texts.notStored)}</p>
        </Notice>
      ) : null}
      <fieldset className={styles.part}>
        <legend className={styles.title}>{texts.columns}</legend>
        <ColumnList columns={columns} shown={shown} onChange={(next) => change.mutate({ columns: next })} />
        <Button variant="ghost" size="sm" onClick={() => change.mutate({ columns: null })}>
          {texts.usualColumns}
        </Button>
      </fieldset>
      <SelectField
        label={texts.density}
        options={Object.entries(densities).map(([value, label]) => ({ value, label }))}
        value={density}
        onChange={({ currentTarget }) =>
          change.mutate({ density: currentTarget.value === 'roomy' ? 'roomy' : 'compact' })
        }
      />
      <Views {...props} />
    </Dialog>
  );
}
