/** What shoppers agree to, and withdraw. */
export const wordsChanged = 'These words have changed. Please read them again before you agree.';
export const accountNeedsConsent =
  'An account needs this. If you no longer agree, delete your account: that withdraws it.';
