import { labelField, labelOwn } from '@aaram/shared-domain/product-fields';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/edit-product.ts';
import styles from './conflict-notice.module.css';
import { describeField, type EditDraft, type FieldGroup, isFactGroup } from './edit-draft.ts';

/** A group is called after one of its fields. */
const named = { category: 'category', pictures: 'images' } as const;
const isNamed = (group: FieldGroup): group is keyof typeof named => Object.hasOwn(named, group);

function labelOf(group: FieldGroup): string {
  if (isFactGroup(group)) {
    return labelField(group);
  }
  return labelOwn(isNamed(group) ? named[group] : group);
}

type ConflictNoticeProps = {
  conflicts: readonly FieldGroup[];
  mine: EditDraft;
  theirs: EditDraft;
  onTake: (group: FieldGroup) => void;
};

/** The fields that the seller and somebody else changed differently: both values, and a button for the other one. */
export function ConflictNotice({ conflicts, mine, theirs, onTake }: ConflictNoticeProps) {
  return (
    <Notice tone="warning" role="alert">
      <p>{texts.changedMeanwhile}</p>
      <dl className={styles.fields}>
        {conflicts.map((group) => (
          <div key={group} className={styles.field}>
            <dt className={styles.name}>{labelOf(group)}</dt>
            <dd className={styles.value}>{texts.yours(describeField(mine, group))}</dd>
            <dd className={styles.value}>{texts.theirs(describeField(theirs, group))}</dd>
            <dd className={styles.value}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.takeTheirsFor(labelOf(group))}
                onClick={() => onTake(group)}
              >
                {texts.takeTheirs}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p>{texts.chooseOrSave}</p>
    </Notice>
  );
}
