import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as form from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import * as details from '#texts/detail-fields.ts';
import * as texts from '#texts/edit-product.ts';
import styles from './conflict-notice.module.css';
import { describeField, type EditDraft, type FieldGroup } from './edit-draft.ts';

const labels: Record<FieldGroup, string> = {
  name: common.name,
  description: form.description,
  place: form.category,
  price: common.price,
  brand: form.brand,
  stock: texts.stock,
  tags: form.tags,
  sku: form.sku,
  pictures: texts.pictures,
  mrp: details.mrp,
  colour: details.colour,
  material: details.material,
  hsn: details.hsnCode,
  countryOfOrigin: details.countryOfOrigin,
  netQuantity: details.netQuantity,
  maker: details.makerOrPacker,
};

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
            <dt className={styles.name}>{labels[group]}</dt>
            <dd className={styles.value}>{texts.yours(describeField(mine, group))}</dd>
            <dd className={styles.value}>{texts.theirs(describeField(theirs, group))}</dd>
            <dd className={styles.value}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.takeTheirsFor(labels[group])}
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
