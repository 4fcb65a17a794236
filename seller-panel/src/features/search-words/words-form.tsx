import { ApiError, failureText } from '@aaram/shared-domain/contract';
import { type SearchWord, type SearchWordInput, searchWordKinds } from '@aaram/shared-domain/search-words';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/search-words.ts';
import styles from './search-words.module.css';
import { WordsPreview } from './words-preview.tsx';
import { usePreviewWords, useSaveWords } from './words-query.ts';

const MAX_PREVIEWED = 5;
const kindOptions = searchWordKinds.map((value) => ({ value, label: texts.kinds[value] }));
const hasTargets = (kind: string) => kind !== 'same' && kind !== 'drop';

/** Typed lines as a list; what is pasted from a file has `|` between. */
const readLines = (data: FormData, name: string) =>
  String(data.get(name) ?? '')
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readForm(form: HTMLFormElement): SearchWordInput {
  const data = new FormData(form);
  const kind = searchWordKinds.find((one) => one === data.get('kind')) ?? 'same';
  return {
    kind,
    terms: readLines(data, 'terms'),
    targets: hasTargets(kind) ? readLines(data, 'targets') : [],
    note: String(data.get('note') ?? ''),
  };
}

type Failure = { terms?: string | undefined; targets?: string | undefined; elsewhere?: string | undefined };

/** What is said at which field; what belongs to no field is said below them. */
function describeFailure(saved: unknown, previewed: unknown): Failure {
  const error = saved ?? previewed;
  const issues = error instanceof ApiError ? error.issues : [];
  const find = (...paths: string[]) => issues.find(({ path }) => paths.some((one) => path.startsWith(one)))?.message;
  const failure = { terms: find('terms', 'words.terms', 'queries'), targets: find('targets', 'words.targets') };
  const isElsewhere = error !== null && failure.terms === undefined && failure.targets === undefined;
  return isElsewhere
    ? { elsewhere: failureText(error, saved === null ? texts.notPreviewed : texts.notSaved) }
    : failure;
}

type WordsFormProps = {
  /** What is changed; without it words are added, with `suggested` as the first term. */
  words: SearchWord | undefined;
  suggested: string;
  onDone: () => void;
};

/** Adds or changes words, and shows what shoppers would find before anything is saved. */
export function WordsForm({ words, suggested, onDone }: WordsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<string>(words?.kind ?? 'same');
  const save = useSaveWords(onDone);
  const preview = usePreviewWords();
  const id = words?._id ?? null;
  const isChange = words !== undefined;
  useEffect(() => {
    const field = form.current?.elements.namedItem('terms');
    if (isChange && field instanceof HTMLElement) {
      field.focus();
    }
  }, [isChange]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate({ id, body: readForm(event.currentTarget) });
  };
  const showEffect = () => {
    if (form.current !== null) {
      const body = readForm(form.current);
      preview.mutate({ _id: id, words: body, queries: body.terms.slice(0, MAX_PREVIEWED) });
    }
  };
  const failure = describeFailure(save.error, preview.error);
  return (
    <PanelBox title={words === undefined ? texts.addWords : texts.changeWords}>
      <form ref={form} method="post" className={styles.form} onSubmit={submit}>
        <SelectField
          label={texts.kind}
          name="kind"
          options={kindOptions}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
        <TextField
          multiline
          rows={3}
          label={texts.terms}
          hint={texts.termsHint}
          name="terms"
          defaultValue={words?.terms.join('\n') ?? suggested}
          error={failure.terms}
        />
        {hasTargets(kind) ? (
          <TextField
            multiline
            rows={3}
            label={texts.targets}
            hint={texts.targetsHint}
            name="targets"
            defaultValue={words?.targets.join('\n') ?? ''}
            error={failure.targets}
          />
        ) : null}
        <TextField label={texts.note} optional name="note" maxLength={200} defaultValue={words?.note ?? ''} />
        {failure.elsewhere === undefined ? null : (
          <Notice tone="danger" role="alert">
            {failure.elsewhere}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={save.isPending}>
            {texts.save}
          </Button>
          <Button variant="secondary" busy={preview.isPending} onClick={showEffect}>
            {texts.showEffect}
          </Button>
          {words === undefined ? null : (
            <Button variant="ghost" onClick={onDone}>
              {texts.cancel}
            </Button>
          )}
        </div>
        {preview.data ? <WordsPreview previews={preview.data} /> : null}
      </form>
    </PanelBox>
  );
}
