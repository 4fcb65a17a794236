import { ProofForm } from './proof-form.tsx';
import { useFactors, type useProvenActions } from './use-factors.ts';

type Proven = Pick<ReturnType<typeof useProvenActions>, 'prove' | 'proveByPasskey' | 'cancel'>;

/** Asks again who is here, for an action that waits; by passkey too where the account has one. */
export function ProofAgain({ proven }: { proven: Proven }) {
  const { data } = useFactors();
  return (
    <ProofForm
      hasPasskey={data?.factors.some(({ kind }) => kind === 'passkey') ?? false}
      onPassword={proven.prove}
      onPasskey={proven.proveByPasskey}
      onCancel={proven.cancel}
    />
  );
}
