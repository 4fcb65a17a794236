import type { SearchWordPreview } from '@aaram/shared-domain/search-words';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/search-words.ts';
import styles from './search-words.module.css';

function Found({ found }: { found: SearchWordPreview['before'] }) {
  return (
    <td>
      <b>{texts.foundCount(found.total)}</b>
      <span className={styles.names}>{found.names.join(' · ')}</span>
    </td>
  );
}

/** What searches find now, and what they would find after the change. */
export function WordsPreview({ previews }: { previews: readonly SearchWordPreview[] }) {
  return (
    <TableScroll label={texts.effectOf}>
      <Table caption={texts.effectOf}>
        <thead>
          <tr>
            <th scope="col">{texts.search}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {previews.map(({ query, before, after }) => (
            <tr key={query}>
              <th scope="row">{query}</th>
              <Found found={before} />
              <Found found={after} />
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
