import type { SearchWord } from '@aaram/shared-domain/search-words';
import { PanelPage } from '@aaram/shared-panel';
import { useSearchParams, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { useState } from 'react';
import { WordsFile } from '#features/search-words/words-file.tsx';
import { WordsForm } from '#features/search-words/words-form.tsx';
import { WordsList } from '#features/search-words/words-list.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/search-words.ts';

function SearchWords() {
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<SearchWord>();
  const [saves, setSaves] = useState(0);
  const done = () => {
    setEdited(undefined);
    setSaves((count) => count + 1);
  };
  return (
    <>
      <p>{texts.intro}</p>
      <WordsForm
        key={`${edited?._id ?? 'new'} ${saves}`}
        words={edited}
        suggested={saves === 0 ? (params.get('add') ?? '') : ''}
        onDone={done}
      />
      <WordsList onEdit={setEdited} />
      <WordsFile />
    </>
  );
}

/** The words that shoppers search by (product-rules.md#words-of-searches): for admins. */
export function SearchWordsPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title={common.searchWords}>
      {isAdmin ? <SearchWords /> : <EmptyState title={common.forAdmins} />}
    </PanelPage>
  );
}
