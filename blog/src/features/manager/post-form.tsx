import type { PanelPost } from '@aaram/shared-domain/content';
import { withReason } from '@aaram/shared-domain/contract';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { Picture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import * as texts from '#texts/manager.ts';
import { ContentField } from './content-field.tsx';
import { draftFromPost, emptyDraft, type PostDraft } from './post-draft.ts';
import styles from './post-form.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { useSavePost } from './use-manage-posts.ts';

type PostFormProps = {
  /** The post being edited; without one the form creates a post. */
  post: PanelPost | undefined;
  /** Called after Cancel or a save: the form is empty again, in create mode. */
  onDone: () => void;
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

/** Creates or edits one post. For another post mount another form (`key`). */
export function PostForm({ post, onDone }: PostFormProps) {
  const [initial] = useState(() => (post ? draftFromPost(post) : emptyDraft));
  const [draft, setDraft] = useState(initial);
  const [titleProblem, setTitleProblem] = useState<string>();
  const [timeProblem, setTimeProblem] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const save = useSavePost(onDone);
  useUnsavedWork(draft !== initial);

  const change = (part: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...part }));
  const send = () => save.mutate({ id: post?._id, draft, initial });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() === '') {
      setTitleProblem(texts.titleIsRequired);
      titleField.current?.focus();
    } else if (draft.publish === 'at' && draft.publishAt === '') {
      setTimeProblem(texts.chooseTime);
      timeField.current?.focus();
    } else if (!save.isPending) {
      send();
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit} aria-label={post ? texts.editPost : texts.newPost}>
      <TextField
        ref={titleField}
        name="title"
        label={texts.title}
        required
        maxLength={200}
        value={draft.title}
        error={titleProblem}
        onChange={(event) => {
          setTitleProblem(undefined);
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
        <ContentField initialHtml={initial.content} onChange={(content) => change({ content })} />
      </div>
      <TextField
        multiline
        rows={3}
        name="description"
        label={texts.description}
        maxLength={500}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className={styles.trio}>
        <TextField
          name="author"
          label={texts.author}
          maxLength={120}
          value={draft.author}
          onChange={(event) => change({ author: event.currentTarget.value })}
        />
        <TextField
          name="tags"
          label={texts.tags}
          hint={texts.separatedByCommas}
          value={draft.tags}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
        <TextField
          name="categories"
          label={texts.categories}
          hint={texts.separatedByCommas}
          value={draft.categories}
          onChange={(event) => change({ categories: event.currentTarget.value })}
        />
      </div>
      <PublicationFields
        draft={draft}
        isPublished={post?.state === 'published'}
        problem={timeProblem}
        timeField={timeField}
        onChange={(part) => {
          setTimeProblem(undefined);
          change(part);
        }}
      />
      {save.isError ? (
        <Notice tone="danger" role="alert">
          <p>{texts.typedIsStillHere(withReason(texts.postNotSaved, save.error))}</p>
          <Button variant="secondary" size="sm" onClick={send}>
            {texts.tryAgain}
          </Button>
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" busy={save.isPending}>
          {post ? texts.updatePost : texts.createPost}
        </Button>
        {post ? (
          <Button variant="secondary" onClick={onDone}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
