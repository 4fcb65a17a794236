const KEY = 'pincode';

/** The pincode asked about last, in this browser alone; none where it keeps nothing. */
export function readPincode(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberPincode(pincode: string): void {
  try {
    localStorage.setItem(KEY, pincode);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}
