import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/manager.ts';
import { textOfHtml } from './html-text.ts';
import type { PostDraft } from './post-draft.ts';
import styles from './post-form.module.css';
import type { TextField } from './stale-post.ts';

const labels: Record<TextField, string> = {
  title: texts.title,
  content: texts.content,
  description: texts.description,
  author: texts.author,
  tags: texts.tags,
  categories: texts.categories,
};
const wordsOf = (draft: PostDraft, name: TextField) =>
  (name === 'content' ? textOfHtml(draft.content) : draft[name]) || texts.empty;

type StaleNoticeProps = {
  conflicts: readonly TextField[];
  mine: PostDraft;
  theirs: PostDraft;
  onTake: (name: TextField) => void;
};

/** Somebody else changed the post too: both versions of each field that both changed, and a button for the other one. */
export function StaleNotice({ conflicts, mine, theirs, onTake }: StaleNoticeProps) {
  return (
    <Notice tone="warning" role="alert">
      <p>{conflicts.length === 0 ? texts.joinedWithOthers : texts.changedMeanwhile}</p>
      {conflicts.map((name) => (
        <dl key={name} className={styles.conflict}>
          <dt className={styles.label}>{labels[name]}</dt>
          <dd>
            <b>{texts.yours}</b> <span className={styles.version}>{wordsOf(mine, name)}</span>
          </dd>
          <dd>
            <b>{texts.theirs}</b> <span className={styles.version}>{wordsOf(theirs, name)}</span>
          </dd>
          <dd>
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.takeTheirsFor(labels[name])}
              onClick={() => onTake(name)}
            >
              {texts.takeTheirs}
            </Button>
          </dd>
        </dl>
      ))}
    </Notice>
  );
}
