import { TextField } from '@aaram/shared-ui/text-field';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import styles from './account.module.css';
import { SmallForm } from './small-form.tsx';

export type NewApp = { _id: string; uri: string; secret: string };

type NewAppFormProps = { app: NewApp; onConfirm: (code: string) => Promise<void>; onCancel: () => void };

/** Shows the QR code for an authenticator app, and asks for the app's first code. */
export function NewAppForm({ app, onConfirm, onCancel }: NewAppFormProps) {
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri, { border: 2 }))}`, [app]);
  return (
    <SmallForm
      key={app._id}
      field="code"
      blank="Please enter the code."
      submitLabel="Add the app"
      onSubmit={onConfirm}
      onCancel={onCancel}
    >
      {(problem) => (
        <>
          <p>Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.</p>
          <img src={picture} alt="QR code with the key below" width={200} height={200} className={styles.qr} />
          <p>
            Key: <code className={styles.key}>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <TextField
            label="Code of the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={40}
            error={problem}
          />
        </>
      )}
    </SmallForm>
  );
}
