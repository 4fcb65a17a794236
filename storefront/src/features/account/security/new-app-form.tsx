import { Sentence } from '@aaram/shared-platform';
import { TextField } from '@aaram/shared-ui/text-field';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';
import { SmallForm } from '../small-form.tsx';

export type NewApp = { _id: string; uri: string; secret: string };

type NewAppFormProps = { app: NewApp; onConfirm: (code: string) => Promise<void>; onCancel: () => void };

/** Shows the QR code for an authenticator app, and asks for the app's first code. */
export function NewAppForm({ app, onConfirm, onCancel }: NewAppFormProps) {
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri, { border: 2 }))}`, [app]);
  return (
    <SmallForm
      key={app._id}
      field="code"
      blank={texts.enterCode}
      submitLabel={texts.addApp}
      onSubmit={onConfirm}
      onCancel={onCancel}
    >
      {(problem) => (
        <>
          <p>{texts.scanQrCode}</p>
          <img src={picture} alt={texts.qrCode} width={200} height={200} className={styles.qr} />
          <p>
            <Sentence
              parts={texts.keyIs(<code className={styles.key}>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>)}
            />
          </p>
          <TextField
            label={texts.codeOfApp}
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
