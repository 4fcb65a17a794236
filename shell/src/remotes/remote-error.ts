import * as texts from '#texts/remotes.ts';
/** A remote that could not be loaded: which one, and why, for the log and the fallback. */
export class RemoteError extends Error {
  readonly remote: string;

  constructor(remote: string, reason: string, cause?: unknown) {
    super(texts.remoteRemoteCouldNotBeLoaded(remote, reason), { cause });
    this.name = 'RemoteError';
    this.remote = remote;
  }
}
