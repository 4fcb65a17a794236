import type { Publication } from '@aaram/shared-domain/content';
import { toIndianTime } from '@aaram/shared-domain/format';
import { RadioCard, RadioCardGroup } from '@aaram/shared-ui/radio-card';
import { TextField } from '@aaram/shared-ui/text-field';
import type { Ref } from 'react';
import * as texts from '#texts/manager.ts';
import type { PostDraft } from './post-draft.ts';
import styles from './post-form.module.css';

type PublicationFieldsProps = {
  draft: PostDraft;
  /** The post is published already. */
  isPublished: boolean;
  problem: string | undefined;
  timeField: Ref<HTMLInputElement>;
  onChange: (part: Partial<PostDraft>) => void;
};

/** When a post is shown: now, from a time on in India, or not yet (product-rules.md#drafts-and-scheduled-posts). */
export function PublicationFields({ draft, isPublished, problem, timeField, onChange }: PublicationFieldsProps) {
  const choice = (publish: Publication) => ({
    name: 'publish',
    value: publish,
    checked: draft.publish === publish,
    onChange: () => onChange({ publish }),
  });
  return (
    <RadioCardGroup legend={texts.whenShown} hideLegend className={styles.publication}>
      <p className={styles.label} aria-hidden>
        {texts.whenShown}
      </p>
      <RadioCard {...choice('now')} title={isPublished ? texts.shownAlready : texts.shownNow}>
        {texts.everybodyReadsIt}
      </RadioCard>
      <RadioCard {...choice('at')} title={texts.shownLater}>
        {texts.publishesItself}
      </RadioCard>
      {draft.publish === 'at' ? (
        <TextField
          ref={timeField}
          type="datetime-local"
          name="publishAt"
          label={texts.timeInIndia}
          hint={texts.indianTimeNote}
          required
          min={toIndianTime(new Date().toISOString())}
          value={draft.publishAt}
          error={problem}
          onChange={(event) => onChange({ publishAt: event.currentTarget.value })}
        />
      ) : null}
      <RadioCard {...choice('draft')} title={texts.shownNever}>
        {texts.staysDraft}
      </RadioCard>
    </RadioCardGroup>
  );
}
