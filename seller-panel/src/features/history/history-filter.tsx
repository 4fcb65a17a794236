import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import type { FormEvent } from 'react';
import * as texts from '#texts/history.ts';
import styles from './history-filter.module.css';
import type { HistoryFilters } from './history-queries.ts';

type HistoryFilterProps = { filters: HistoryFilters; seesOthers: boolean; onApply: (filters: HistoryFilters) => void };

/** Narrows the history to days, to what was changed and, for who sees more than the own changes, to a person. */
export function HistoryFilter({ filters, seesOthers, onApply }: HistoryFilterProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    onApply({ from: read('from'), until: read('until'), actor: read('actor'), subject: read('subject') });
  }
  return (
    <form key={JSON.stringify(filters)} method="get" className={styles.filter} onSubmit={submit}>
      <TextField type="date" label={texts.from} name="from" defaultValue={filters.from} />
      <TextField type="date" label={texts.until} name="until" defaultValue={filters.until} />
      <TextField
        label={texts.whatWasChanged}
        placeholder={texts.nameNumberOrSku}
        name="subject"
        autoComplete="off"
        defaultValue={filters.subject}
      />
      {seesOthers ? (
        <TextField
          label={texts.person}
          placeholder={texts.nameOrEmail}
          name="actor"
          autoComplete="off"
          defaultValue={filters.actor}
        />
      ) : null}
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </form>
  );
}
