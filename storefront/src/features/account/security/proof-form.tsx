import { hasPasskeys, usePasskeyButton } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { PasswordField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/account.ts';
import { SmallForm } from '../small-form.tsx';

type ProofFormProps = {
  hasPasskey: boolean;
  onPassword: (password: string) => Promise<void>;
  onPasskey: () => Promise<void>;
  onCancel: () => void;
};

/** Asks again for the password, or for a passkey if the account has one. */
export function ProofForm({ hasPasskey, onPassword, onPasskey, onCancel }: ProofFormProps) {
  const passkey = usePasskeyButton(onPasskey);
  return (
    <SmallForm
      field="password"
      blank={texts.enterPassword}
      submitLabel={texts.goOn}
      onSubmit={onPassword}
      onCancel={onCancel}
      instead={
        hasPasskey && hasPasskeys() ? (
          <Button variant="secondary" busy={passkey.isBusy} onClick={passkey.press}>
            {texts.passkeyInstead}
          </Button>
        ) : null
      }
    >
      {(problem) => (
        <PasswordField
          label={texts.yourPassword}
          name="password"
          required
          maxLength={200}
          hint={texts.confirmItIsYou}
          error={problem ?? passkey.problem}
        />
      )}
    </SmallForm>
  );
}
