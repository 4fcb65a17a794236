import type { SearchWord } from '@aaram/shared-domain/search-words';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ListBox } from '#lib/list/list-box.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { pageOfAll } from '#lib/list/page-of-all.ts';
import { type Column, RowTable } from '#lib/list/row-table.tsx';
import { useListPage } from '#lib/list/use-list-page.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/search-words.ts';
import styles from './search-words.module.css';
import { searchWordsQuery, useSaveWords } from './words-query.ts';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
const nameOf = ({ terms: [first = ''] }: SearchWord) => first;
const has = ({ terms, targets }: SearchWord, folded: string) =>
  [...terms, ...targets].some((one) => fold(one).includes(folded));

const facts: CardFacts<SearchWord> = {
  search: { label: texts.findWords },
  filters: [],
  size: 50,
  texts: {
    loading: texts.loading,
    notLoaded: texts.notLoaded,
    none: ({ search }) => (search === '' ? texts.noWords : texts.noneFound),
  },
  usePage: (asked) => {
    const folded = fold(asked.q ?? '');
    return pageOfAll(useQuery(searchWordsQuery(usePlatform())), asked, (one) => has(one, folded));
  },
};

const columns: readonly Column<SearchWord>[] = [
  {
    head: texts.terms,
    cell: ({ terms, note }) => (
      <>
        {terms.join(', ')}
        {note === '' ? null : <span className={styles.names}>{note}</span>}
      </>
    ),
    breaks: true,
    isName: true,
  },
  { head: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
  { head: texts.targets, cell: ({ targets }) => targets.join(', '), breaks: true },
];

type WordButtonsProps = {
  words: SearchWord;
  remove: ReturnType<typeof useSaveWords>;
  onEdit: (words: SearchWord) => void;
};

const WordButtons = ({ words, remove, onEdit }: WordButtonsProps) => (
  <>
    <Button variant="ghost" size="sm" aria-label={texts.edit(nameOf(words))} onClick={() => onEdit(words)}>
      {texts.editShort}
    </Button>
    <Button
      variant="ghost"
      size="sm"
      aria-label={texts.remove(nameOf(words))}
      busy={remove.isPending && remove.variables.id === words._id}
      onClick={() => remove.mutate({ id: words._id, body: null })}
    >
      {texts.removeShort}
    </Button>
  </>
);

/** All words of the store, to be found, changed and removed. */
export function WordsList({ onEdit }: { onEdit: (words: SearchWord) => void }) {
  const list = useListPage(facts);
  const remove = useSaveWords(() => undefined);
  const buttons = (words: SearchWord) => <WordButtons words={words} remove={remove} onEdit={onEdit} />;
  return (
    <ListBox list={list} title={texts.listTitle}>
      {(words) => (
        <RowTable
          title={texts.listTitle}
          items={words}
          columns={[...columns, { head: common.actions, cell: buttons }]}
        />
      )}
    </ListBox>
  );
}
