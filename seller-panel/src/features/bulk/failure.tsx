import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import { Notice } from '@aaram/shared-ui/notice';

/** Why a call failed, with what to do; nothing when it did not. */
export function Failure({ error, otherwise }: { error: Error | null; otherwise: string }) {
  if (error === null) {
    return null;
  }
  const advice = connectionAdvice(error);
  return (
    <Notice tone="danger" role="alert">
      <p>{failureText(error, otherwise)}</p>
      {advice ? <p>{advice}</p> : null}
    </Notice>
  );
}
