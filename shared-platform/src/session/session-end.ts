const KEY = 'session-ended';

/** Keeps for this tab's login page whether the session ended without anybody here logging out. */
export function keepSessionEnd(hasEnded: boolean): void {
  try {
    if (hasEnded) {
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
