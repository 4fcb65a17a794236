import { createAccountCalls, failureText } from '@aaram/shared-domain/contract';
import { formatMonth } from '@aaram/shared-domain/format';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { useState } from 'react';
import * as texts from '#texts/files.ts';
import styles from './files.module.css';
import { saveTable } from './files-query.ts';

const MONTHS = 18;
/** Any time of a month that is in it everywhere in India. */
const middleOf = (month: string) => `${month}-15T00:00:00Z`;

/** The months until this one, the latest first, as `2026-11`. */
function listMonths(now = new Date()): string[] {
  const today = new Date(now.getTime() + 5.5 * 3_600_000);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - index, 15)).toISOString().slice(0, 7),
  );
}

/** The HSN summary of a month, as the tax return asks for it. */
export function HsnExport() {
  const { api } = usePlatform();
  const [months] = useState(() => listMonths());
  const [month, setMonth] = useState(months[1] ?? '');
  const file = useMutation({
    mutationFn: () => createAccountCalls(api.call).getAccountFile('hsn', { month }),
    onSuccess: ({ name, text }) => {
      saveTable(name, text);
      panelToast.success(texts.monthExported(formatMonth(middleOf(month))));
    },
  });
  return (
    <div className={styles.month}>
      <SelectField
        label={texts.month}
        options={months.map((value) => ({ value, label: formatMonth(middleOf(value)) }))}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
        {texts.hsnSummary}
      </Button>
      {file.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(file.error, texts.notExported)}
        </Notice>
      ) : null}
    </div>
  );
}
