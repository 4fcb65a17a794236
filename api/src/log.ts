import pino, { type DestinationStream, type Logger } from 'pino';
import { createLogOutput } from './log-output.ts';

const email = /[^\s@<>"'()=,;:]+@[^\s@<>"'()=,;:]+\.[^\s@<>"'()=,;:]+/g;
/** Phone and card numbers: no message of ours needs so many digits at a stretch. Ids are left alone. */
const digits = /(?<![0-9a-f-])\+?\d[\d -]{7,}\d(?![0-9a-f-])/gi;
const secret = /\b(Bearer\s+|token=|password=)[^\s&"']+/gi;

/** A text of somebody else's making without what could be a person's: mail servers and databases quote such things. */
export function hidePersonalData(text: string): string {
  return text.replace(email, '[email]').replace(secret, '$1[hidden]').replace(digits, '[digits]');
}

/** What is worth knowing of an error. Its other fields may quote rows and requests, so they stay out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) {
    return { message: hidePersonalData(String(error)) };
  }
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return {
    type: error.name,
    message: hidePersonalData(error.message),
    ...code,
    // The stack begins with the message; what follows are places in our own files.
    stack: hidePersonalData(error.message) + (error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''),
    ...cause,
  };
}

/** The log: one JSON line each, no personal data, no token. `destination` is standard output unless a test says. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: describeError, error: describeError },
  };
  return pino(options, destination ?? createLogOutput());
}
