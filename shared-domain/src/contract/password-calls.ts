import type { Call } from './transport.ts';

/** Calls of people who do not know their password any more. */
export function createPasswordCalls({ done }: Call) {
  return {
    forgotPassword: (email: string) => done('POST /auth/forgot-password', { body: { email } }),
    resetPassword: (token: string, password: string) =>
      done('POST /auth/reset-password/{token}', { params: { token }, body: { password } }),
  };
}
