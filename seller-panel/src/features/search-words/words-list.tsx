import type { SearchWord } from '@aaram/shared-domain/search-words';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import { TextField } from '@aaram/shared-ui/text-field';
import { useDeferredValue, useState } from 'react';
import * as texts from '#texts/search-words.ts';
import styles from './search-words.module.css';
import { useSaveWords } from './words-query.ts';

/** Rows drawn at once; typing finds the others. */
const MAX_SHOWN = 50;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
const nameOf = ({ terms: [first = ''] }: SearchWord) => first;

type WordsListProps = { words: readonly SearchWord[]; onEdit: (words: SearchWord) => void };

/** All words of the store, to be found, changed and removed. */
export function WordsList({ words, onEdit }: WordsListProps) {
  const [typed, setTyped] = useState('');
  const wanted = fold(useDeferredValue(typed).trim());
  const remove = useSaveWords(() => undefined);
  const found = words.filter(({ terms, targets }) => [...terms, ...targets].some((one) => fold(one).includes(wanted)));
  const shown = found.slice(0, MAX_SHOWN);
  return (
    <PanelBox title={texts.listTitle}>
      <div className={styles.form}>
        <TextField
          label={texts.findWords}
          name="q"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {shown.length === 0 ? <p>{words.length === 0 ? texts.noWords : texts.noneFound}</p> : null}
        {shown.length === 0 ? null : (
          <TableScroll label={texts.listTitle}>
            <Table caption={texts.listTitle}>
              <thead>
                <tr>
                  <th scope="col">{texts.terms}</th>
                  <th scope="col">{texts.kind}</th>
                  <th scope="col">{texts.targets}</th>
                  <th scope="col" />
                </tr>
              </thead>
              <tbody>
                {shown.map((one) => (
                  <tr key={one._id}>
                    <th scope="row" className={styles.words}>
                      {one.terms.join(', ')}
                      {one.note === '' ? null : <span className={styles.names}>{one.note}</span>}
                    </th>
                    <td>{texts.kinds[one.kind]}</td>
                    <td className={styles.words}>{one.targets.join(', ')}</td>
                    <td className={styles.actions}>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={texts.edit(nameOf(one))}
                        onClick={() => onEdit(one)}
                      >
                        {texts.editShort}
                      </Button>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={texts.remove(nameOf(one))}
                        busy={remove.isPending && remove.variables.id === one._id}
                        onClick={() => remove.mutate({ id: one._id, body: null })}
                      >
                        {texts.removeShort}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableScroll>
        )}
        {found.length > shown.length ? <p>{texts.shownOf(shown.length, found.length)}</p> : null}
      </div>
    </PanelBox>
  );
}
