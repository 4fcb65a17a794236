import pino, { type DestinationStream, type Logger } from 'pino';
import { createLogOutput } from './log-output.ts';

const email = /[^\s@<>"'()=,;:]+@[^\s@<>"'()=,;:]+\.[^\s@<>"'()=,;:]+/g;
/** Phone and card numbers: none of our messages needs so many digits in a row. Ids do not match. */
const digits = /(?<![0-9a-f-])\+?\d[\d -]{7,}\d(?![0-9a-f-])/gi;
const secret = /\b(Bearer\s+|token=|password=)[^\s&"']+/gi;

/** Hides what may be personal data in a text from elsewhere: mail servers and databases quote it in their errors. */
export function hidePersonalData(text: string): string {
  return text.replace(email, '[email]').replace(secret, '$1[hidden]').replace(digits, '[digits]');
}

/** The fields of an error that are logged. Its other fields may quote rows and requests. */
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
    // The stack begins with the message; the lines after it are positions in files.
    stack: hidePersonalData(error.message) + (error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''),
    ...cause,
  };
}

/**
 * Creates the log: one JSON line per entry, no personal data, no token. Tests pass a `destination` other than stdout.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: describeError, error: describeError },
  };
  return pino(options, destination ?? createLogOutput());
}
