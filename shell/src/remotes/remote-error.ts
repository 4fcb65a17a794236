/** A remote that could not be loaded: which one, and why, for the log and the fallback. */
export class RemoteError extends Error {
  readonly remote: string;

  constructor(remote: string, reason: string, cause?: unknown) {
    super(`The remote "${remote}" could not be loaded: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
  }
}
