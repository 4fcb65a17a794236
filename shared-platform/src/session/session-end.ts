const KEY = 'session-ended';

/** Remembers for this tab's login page whether the last session ended by itself or by a logout here. */
export function keepSessionEnd(byItself: boolean): void {
  try {
    if (byItself) {
      sessionStorage.setItem(KEY, '');
    } else {
      sessionStorage.removeItem(KEY);
    }
  } catch {
    // Without storage the login page only asks to log in and does not say why.
  }
}

export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
