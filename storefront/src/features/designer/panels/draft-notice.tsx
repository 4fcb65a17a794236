import { createDesignCalls } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/designer.ts';
import type { Designer } from '../use-designer.ts';
import { type DraftState, useLastDesign } from '../use-draft.ts';
import styles from './panels.module.css';

const words: Partial<Record<DraftState, string>> = {
  saving: texts.saving,
  browser: texts.savedHere,
  account: texts.savedAccount,
  nowhere: texts.notSaved,
  failed: texts.saveFailed,
};

/** Where the design is saved, and what to do when another device has a later one. */
export function DraftNotice({ designer }: { designer: Designer }) {
  const { draft, design, isEmpty } = designer;
  const { api } = usePlatform();
  const last = useLastDesign(design.document.areas, draft.isRead && isEmpty);
  async function loadOther() {
    if (draft.saved) {
      const { document, version, _id } = await createDesignCalls(api.call).getDesign(draft.saved.id);
      draft.setSaved({ id: _id, version });
      design.open(document);
    }
  }
  if (draft.state === 'changed-elsewhere') {
    return (
      <Notice tone="warning">
        <p>{texts.changedElsewhere}</p>
        <div className={styles.actions}>
          <Button variant="secondary" size="sm" onClick={() => void loadOther()}>
            {texts.loadOther}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              draft.setSaved(undefined);
              design.replace({ ...design.document });
            }}
          >
            {texts.keepMine}
          </Button>
        </div>
      </Notice>
    );
  }
  if (last && isEmpty) {
    return (
      <Notice tone="info">
        <p>{texts.lastFrom(formatDateTime(last.updatedAt))}</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            draft.setSaved({ id: last._id, version: last.version });
            design.open(last.document);
          }}
        >
          {texts.continueLast}
        </Button>
      </Notice>
    );
  }
  return isEmpty ? null : <p className={styles.hint}>{words[draft.state]}</p>;
}
