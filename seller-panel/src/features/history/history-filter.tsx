import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/history.ts';
import styles from './history-filter.module.css';
import type { HistoryFilters } from './history-queries.ts';

type HistoryFilterProps = { filters: HistoryFilters; seesOthers: boolean; onApply: (filters: HistoryFilters) => void };

const trimmed = ({ from, until, actor, subject }: HistoryFilters): HistoryFilters => ({
  ...{ from: from.trim(), until: until.trim(), actor: actor.trim(), subject: subject.trim() },
});

/** Narrows the history to days, to what was changed and, for who sees more than the own changes, to a person. */
export function HistoryFilter({ filters, seesOthers, onApply }: HistoryFilterProps) {
  const form = useForm({ start: filters, send: (typed) => onApply(trimmed(typed)), isUnsaved: false });
  return (
    <Form of={form} method="get" noValidate={false} className={styles.filter}>
      <TextField type="date" label={texts.from} {...form.field('from')} />
      <TextField type="date" label={texts.until} {...form.field('until')} />
      <TextField
        label={texts.whatWasChanged}
        placeholder={texts.nameNumberOrSku}
        {...form.field('subject')}
        autoComplete="off"
      />
      {seesOthers ? (
        <TextField label={texts.person} placeholder={texts.nameOrEmail} {...form.field('actor')} autoComplete="off" />
      ) : null}
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </Form>
  );
}
