export const remoteRemoteCouldNotBeLoaded = (remote: string | number, reason: string | number) =>
  `The remote "${remote}" could not be loaded: ${reason}`;
