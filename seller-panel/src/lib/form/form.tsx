import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import { Notice } from '@aaram/shared-ui/notice';
import type { ComponentProps, RefObject } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  /** What `useForm` returned. */
  of: { ref: RefObject<HTMLFormElement | null>; submit: () => Promise<void>; prepare: () => void };
};

/** The form of a `useForm`: Enter or its button sends it. */
export const Form = ({ of: form, ...rest }: FormProps) => (
  <form
    method="post"
    noValidate
    {...rest}
    ref={form.ref}
    onFocus={form.prepare}
    onSubmit={(event) => {
      event.preventDefault();
      void form.submit();
    }}
  />
);

/** Why a call failed, with what to do; nothing when it did not. */
export function Failure({ error, otherwise }: { error: unknown; otherwise: string }) {
  if (error === null || error === undefined) {
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

type FormFailureProps = { of: { failure: { error: unknown; isAtFields: boolean } | undefined }; otherwise: string };

/** Why a form was not saved, unless its fields say so. */
export const FormFailure = ({ of: { failure }, otherwise }: FormFailureProps) => (
  <Failure error={failure?.isAtFields ? undefined : failure?.error} otherwise={otherwise} />
);
