import type { PanelPost } from '@aaram/shared-domain/content';
import { withReason } from '@aaram/shared-domain/contract';
import { formatDateTime, formatTime } from '@aaram/shared-domain/format';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { useMayLeave, useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { Picture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { type ComponentProps, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import * as texts from '#texts/manager.ts';
import { ContentField } from './editor/content-field.tsx';
import type { PostDraft } from './post-draft.ts';
import styles from './post-form.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { findPresentPost } from './stale-post.ts';
import { usePostEdit } from './use-post-edit.ts';

type PostFormProps = {
  /** The post being edited; without one the form creates a post. */
  post: PanelPost | undefined;
  /** Called after Cancel or a save: the form is empty again, in create mode. */
  onDone: () => void;
  /** The post became what it was before: the form shows that. */
  onReplaced: (post: PanelPost) => void;
};

function ExistingImages({ post }: { post: PanelPost }) {
  return (
    <div>
      <p className={styles.label}>{texts.imagesOfThisPost}</p>
      <ul className={styles.pictures}>
        {post.image.map((src, index) => (
          <li key={src}>
            <Picture
              src={src}
              alt={texts.existingImage(index + 1)}
              sizes="88px"
              ratio="1:1"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const RevisionsDialog = lazy(async () => {
  const { RevisionsDialog: Loaded } = await import(
    /* webpackChunkName: "post-revisions" */ './revisions/revisions-dialog.tsx'
  );
  return { default: Loaded };
});

const Revisions = (props: ComponentProps<typeof RevisionsDialog>) => (
  <Suspense fallback={null}>
    <RevisionsDialog {...props} />
  </Suspense>
);

function Stored({ stored }: Pick<ReturnType<typeof usePostEdit>, 'stored'>) {
  if (stored === undefined) {
    return null;
  }
  const time = formatTime(stored.at);
  return (
    <p className={styles.stored}>{stored.where === 'server' ? texts.draftSavedAt(time) : texts.savedInBrowser(time)}</p>
  );
}

function WordsAreBack({ storedAt, onDiscard }: { storedAt: string | undefined; onDiscard: () => void }) {
  return storedAt === undefined ? null : (
    <Notice role="status">
      {texts.wordsAreBack(formatDateTime(storedAt))}{' '}
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        {texts.discardThem}
      </Button>
    </Notice>
  );
}

type PostWordsProps = { draft: PostDraft; onChange: (part: Partial<PostDraft>) => void };

function PostWords({ draft, onChange }: PostWordsProps) {
  return (
    <>
      <TextField
        multiline
        rows={3}
        name="description"
        label={texts.description}
        maxLength={500}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <div className={styles.trio}>
        <TextField
          name="author"
          label={texts.author}
          maxLength={120}
          value={draft.author}
          onChange={(event) => onChange({ author: event.currentTarget.value })}
        />
        <TextField
          name="tags"
          label={texts.tags}
          hint={texts.separatedByCommas}
          value={draft.tags}
          onChange={(event) => onChange({ tags: event.currentTarget.value })}
        />
        <TextField
          name="categories"
          label={texts.categories}
          hint={texts.separatedByCommas}
          value={draft.categories}
          onChange={(event) => onChange({ categories: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

type PostEdit = ReturnType<typeof usePostEdit>;

/** Sends a post once its title and time are there; otherwise names what is missing, and goes there. */
function usePostChecks({ draft, save, send }: PostEdit) {
  const [titleProblem, setTitleProblem] = useState<string>();
  const [timeProblem, setTimeProblem] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() === '') {
      setTitleProblem(texts.titleIsRequired);
      titleField.current?.focus();
    } else if (draft.publish === 'at' && draft.publishAt === '') {
      setTimeProblem(texts.chooseTime);
      timeField.current?.focus();
    } else if (!save.isPending) {
      void send();
    }
  };
  return { titleProblem, timeProblem, titleField, timeField, setTitleProblem, setTimeProblem, handleSubmit };
}

/** Why the post could not be saved; a stale edit has a notice of its own. */
function SaveFailure({ save, send }: Pick<PostEdit, 'save' | 'send'>) {
  return save.isError && findPresentPost(save.error) === undefined ? (
    <Notice tone="danger" role="alert">
      <p>{texts.typedIsStillHere(withReason(texts.postNotSaved, save.error))}</p>
      <Button variant="secondary" size="sm" onClick={send}>
        {texts.tryAgain}
      </Button>
    </Notice>
  ) : null;
}

type FormButtonsProps = { isEdit: boolean; isBusy: boolean; onCancel: () => void; onCompare: () => void };

function FormButtons({ isEdit, isBusy, onCancel, onCompare }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={isBusy}>
        {isEdit ? texts.updatePost : texts.createPost}
      </Button>
      {isEdit ? (
        <>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="ghost" onClick={onCompare}>
            {texts.revisions}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Creates or edits one post. For another post mount another form (`key`). */
export function PostForm({ post, onDone, onReplaced }: PostFormProps) {
  const edit = usePostEdit(post, onDone);
  const { draft, saved, known, stale, save, change, send } = edit;
  const checks = usePostChecks(edit);
  const [isComparing, setIsComparing] = useState(false);
  const mayLeave = useMayLeave();
  useUnsavedWork(draft !== saved);

  const cancel = () => {
    edit.forget();
    onDone();
  };
  const replace = (restored: PanelPost) => {
    edit.forget();
    onReplaced(restored);
  };
  const compare = async () => {
    if (await mayLeave()) {
      setIsComparing(true);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={checks.handleSubmit}
      aria-label={post ? texts.editPost : texts.newPost}
    >
      <WordsAreBack storedAt={edit.storedAt} onDiscard={edit.discard} />
      <TextField
        ref={checks.titleField}
        name="title"
        label={texts.title}
        required
        maxLength={200}
        value={draft.title}
        error={checks.titleProblem}
        onChange={(event) => {
          checks.setTitleProblem(undefined);
          change({ title: event.currentTarget.value });
        }}
      />
      <FileDrop
        label={post ? texts.addOtherImages : texts.addImages}
        accept={pictureTypes.join()}
        multiple
        maxBytes={MAX_PICTURE_BYTES}
        files={draft.images}
        hint={post ? texts.newImagesReplaceOld : texts.firstImageIsFeatured}
        onChange={(images) => change({ images })}
      />
      {post && post.image.length > 0 ? <ExistingImages post={post} /> : null}
      <div>
        <p className={styles.label}>{texts.content}</p>
        <ContentField
          key={edit.content.key}
          initialHtml={edit.content.html}
          onChange={(content) => change({ content })}
        />
      </div>
      <PostWords draft={draft} onChange={change} />
      <PublicationFields
        draft={draft}
        isPublished={post?.state === 'published'}
        problem={checks.timeProblem}
        timeField={checks.timeField}
        onChange={(part) => {
          checks.setTimeProblem(undefined);
          change(part);
        }}
      />
      {stale ? <StaleNotice conflicts={stale.conflicts} mine={draft} theirs={stale.theirs} onTake={edit.take} /> : null}
      <SaveFailure save={save} send={send} />
      <FormButtons isEdit={post !== undefined} isBusy={save.isPending} onCancel={cancel} onCompare={compare} />
      <Stored stored={edit.stored} />
      {known && isComparing ? (
        <Revisions post={known} onClose={() => setIsComparing(false)} onRestored={replace} />
      ) : null}
    </form>
  );
}
