import { createCreditCalls, pages, queryKeys } from '@aaram/shared-domain/contract';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { toast, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/gift-cards.ts';
import styles from '../account.module.css';
import { SmallForm } from '../small-form.tsx';

/** Adds a gift card to the account by its code, and leads to where one is bought. */
export function AddGiftCard() {
  const { api } = usePlatform();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The form had the focus and is closed: focus the button that opened it.
  useEffect(() => {
    if (!isOpen && wasOpen.current) {
      opener.current?.querySelector('button')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function add(code: string) {
    const credits = await createCreditCalls(api.call).addGiftCard(code);
    client.setQueryData(queryKeys.credits(), credits);
    toast.success(texts.added(formatPaise(paiseFromRupees(credits[0]?.balance ?? 0))));
    setOpen(false);
  }

  if (isOpen) {
    return (
      <SmallForm
        field="code"
        blank={texts.enterCode}
        submitLabel={texts.addIt}
        onSubmit={add}
        onCancel={() => setOpen(false)}
      >
        {(problem) => (
          <TextField
            label={texts.code}
            name="code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            hint={texts.codeHint}
            error={problem}
          />
        )}
      </SmallForm>
    );
  }
  return (
    <div ref={opener} className={styles.formActions}>
      <Button onClick={() => setOpen(true)}>{texts.addGiftCard}</Button>
      {/* A new document: it may load the payment provider's script. */}
      <ButtonLink variant="secondary" href={pages.buyGiftCard()}>
        {texts.buyGiftCard}
      </ButtonLink>
    </div>
  );
}
