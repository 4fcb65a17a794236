import { hasPasskeys, usePasskeyButton } from '@aaram/shared-platform/late';
import { Button } from '@aaram/shared-ui/button';
import { PasswordField } from '@aaram/shared-ui/text-field';
import { SmallForm } from './small-form.tsx';

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
      blank="Please enter your password."
      submitLabel="Continue"
      onSubmit={onPassword}
      onCancel={onCancel}
      instead={
        hasPasskey && hasPasskeys() ? (
          <Button variant="secondary" busy={passkey.isBusy} onClick={passkey.press}>
            Use a passkey
          </Button>
        ) : null
      }
    >
      {(problem) => (
        <PasswordField
          label="Your password"
          name="password"
          required
          maxLength={200}
          hint="Please confirm that it is you."
          error={problem ?? passkey.problem}
        />
      )}
    </SmallForm>
  );
}
