import { type SearchWord, searchWordKinds } from '@aaram/shared-domain/search-words';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect } from 'react';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/search-words.ts';
import { hasTargets, readWords, type TypedWords } from './read-words.ts';
import styles from './search-words.module.css';
import { WordsPreview } from './words-preview.tsx';
import { usePreviewWords, useSaveWords } from './words-query.ts';

const MAX_PREVIEWED = 5;
const kindOptions = searchWordKinds.map((value) => ({ value, label: texts.kinds[value] }));
type WordsFormProps = {
  /** What is changed; without it words are added, with `suggested` as the first term. */
  words: SearchWord | undefined;
  suggested: string;
  onDone: () => void;
};

/** Adds or changes words, and shows what shoppers would find before anything is saved. */
export function WordsForm({ words, suggested, onDone }: WordsFormProps) {
  const save = useSaveWords(onDone);
  const preview = usePreviewWords();
  const id = words?._id ?? null;
  const isChange = words !== undefined;
  const start: TypedWords = {
    kind: words?.kind ?? 'same',
    terms: words?.terms.join('\n') ?? suggested,
    targets: words?.targets.join('\n') ?? '',
    note: words?.note ?? '',
  };
  const form = useForm({
    start,
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './words-schema.ts')).wordsForm,
    send: (body) => save.mutateAsync({ id, body }),
    isUnsaved: false,
  });
  const { ref, values, problems } = form;
  useEffect(() => {
    const field = ref.current?.elements.namedItem('terms');
    if (isChange && field instanceof HTMLElement) {
      field.focus();
    }
  }, [isChange, ref]);
  const showEffect = () => {
    const body = readWords(values);
    preview.mutate({ _id: id, words: body, queries: body.terms.slice(0, MAX_PREVIEWED) }, { onError: form.fail });
  };
  return (
    <PanelBox title={words === undefined ? texts.addWords : texts.changeWords}>
      <Form of={form} className={styles.form}>
        <SelectField {...form.field('kind')} label={texts.kind} options={kindOptions} />
        <TextField
          multiline
          rows={3}
          {...form.field('terms')}
          label={texts.terms}
          hint={texts.termsHint}
          error={problems.terms ?? problems.queries}
        />
        {hasTargets(values.kind) ? (
          <TextField multiline rows={3} {...form.field('targets')} label={texts.targets} hint={texts.targetsHint} />
        ) : null}
        <TextField {...form.field('note')} label={texts.note} optional maxLength={200} />
        <FormFailure of={form} otherwise={save.isError ? texts.notSaved : texts.notPreviewed} />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.isBusy}>
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
      </Form>
    </PanelBox>
  );
}
