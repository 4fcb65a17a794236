import { ApiError } from '@aaram/shared-domain/contract';

type FailureTexts = {
  /** The server answered with a failure and gave no message. */
  refused: string;
  /** Anything else went wrong. */
  failed: string;
};

/** What the API client says when the answer carried no message. */
const NO_MESSAGE = 'Something went wrong.';

/** The server's message if there is one, else the specification's text for the case (§8). */
export function describeFailure(error: unknown, texts: FailureTexts): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return texts.failed;
  }
  return error.message === NO_MESSAGE || error.message === '' ? texts.refused : error.message;
}

/** Whether the call got no answer at all: worth saying beside the specification's text. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.status === 0;
