const KEY = 'session-ended';

/** Keeps for this tab's login page how the last session ended: by itself, or by somebody here who logged out. */
export function keepSessionEnd(byItself: boolean): void {
  try {
    if (byItself) {
      sessionStorage.setItem(KEY, '');
    } else {
      sessionStorage.removeItem(KEY);
    }
  } catch {
    // Without storage the login page only asks to log in.
  }
}

export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
