import { pages } from '@aaram/shared-domain/contract';
import { Link, toast } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { useState } from 'react';
import * as texts from '#texts/my-data.ts';
import styles from '../account.module.css';
import { ProofAgain } from '../security/proof-again.tsx';
import { sayFailure, useProvenActions } from '../security/use-factors.ts';
import { saveCopy, useOwnDataCalls } from './use-own-data.ts';

/** Everything that is stored about the shopper, as a file or as a page to print. */
export function CopyOfData() {
  const calls = useOwnDataCalls();
  const proven = useProvenActions();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    await proven
      .run(async () => {
        saveCopy(await calls.getOwnData());
        toast.success(texts.copyDownloaded);
      })
      .catch(sayFailure);
    setBusy(false);
  }
  return (
    <section aria-labelledby="copy-title" className={styles.block}>
      <h2 id="copy-title">{texts.copy}</h2>
      <p>{texts.aboutCopy}</p>
      {proven.needsProof ? (
        <ProofAgain proven={proven} />
      ) : (
        <div className={styles.formActions}>
          <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
            {texts.downloadJson}
          </Button>
          <ButtonLink as={Link} variant="secondary" to={pages.copyOfMyData()}>
            {texts.openPrintable}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
