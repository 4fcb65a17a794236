import { adminPages } from '@aaram/shared-domain/contract';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { Link, useSearchParams } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { useState } from 'react';
import { ChangeProgress } from '#features/bulk/change-progress.tsx';
import { ExportBox } from '#features/files/export-box.tsx';
import { ImportForm } from '#features/files/import-form.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/files.ts';
import styles from './import-page.module.css';

/** Products, stock and orders as files, out and in (product-rules.md#files-of-products-and-orders). */
export function ImportPage() {
  const [params] = useSearchParams();
  const [setId, setSetId] = useState<string>();
  const close = () => setSetId(undefined);
  return (
    <PanelPage
      title={common.files}
      actions={
        <ButtonLink as={Link} to={adminPages.history()} variant="secondary" className={styles.onWide}>
          {common.history}
        </ButtonLink>
      }
    >
      <ExportBox filters={Object.fromEntries(params)} />
      <ImportForm onPlanned={({ set }) => setSetId(set._id)} />
      {setId === undefined ? null : (
        <PanelBox title={texts.preview}>
          <div className={styles.preview}>
            <p>{texts.rowsAreLines}</p>
            <ChangeProgress key={setId} id={setId} onBack={close} onClose={close} onMade={() => undefined} />
          </div>
        </PanelBox>
      )}
    </PanelPage>
  );
}
