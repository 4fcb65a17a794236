import { pages } from '@aaram/shared-domain/contract';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useCredits } from '#lib/use-credits.ts';
import * as texts from '#texts/my-data.ts';
import styles from '../account.module.css';
import { ProofAgain } from '../security/proof-again.tsx';
import { useProvenActions } from '../security/use-factors.ts';
import { SmallForm } from '../small-form.tsx';
import { useOwnDataCalls } from './use-own-data.ts';

/** How much money is lost with the account; nothing where there is none. */
function LostCredit() {
  const { data } = useCredits();
  const paise = (data ?? []).reduce((sum, { isValid, balance }) => (isValid ? sum + paiseFromRupees(balance) : sum), 0);
  return paise > 0 ? <Notice tone="warning">{texts.creditIsLost(formatPaise(paise))}</Notice> : null;
}

/** Deletes the account, after a word is typed and a proof is given; all sessions end. */
export function DeleteAccount() {
  const calls = useOwnDataCalls();
  const proven = useProvenActions();
  const { endSession } = usePlatform();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form had the focus and is closed: focus the button that opened it.
  useEffect(() => {
    if (!isOpen && wasOpen.current) {
      opener.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  const askDeletion = (confirmation: string) =>
    proven.run(async () => {
      const { message } = await calls.deleteAccount(confirmation);
      await navigate(pages.login());
      endSession();
      toast.success(message);
    });
  return (
    <section aria-labelledby="delete-title" className={styles.block}>
      <h2 id="delete-title">{texts.deleteAccount}</h2>
      <p>{texts.whatIsDeleted}</p>
      <p className={styles.quiet}>{texts.whatStays}</p>
      <LostCredit />
      {proven.needsProof ? <ProofAgain proven={proven} /> : null}
      {isOpen && !proven.needsProof ? (
        <SmallForm
          field="confirmation"
          blank={texts.typeTheWord}
          submitLabel={texts.deleteForGood}
          onSubmit={askDeletion}
          onCancel={() => setOpen(false)}
        >
          {(problem) => (
            <TextField
              label={texts.typeToConfirm}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={40}
              error={problem}
            />
          )}
        </SmallForm>
      ) : null}
      {isOpen ? null : (
        <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
          {texts.deleteMyAccount}
        </Button>
      )}
    </section>
  );
}
