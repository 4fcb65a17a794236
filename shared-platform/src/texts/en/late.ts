export const thisBrowserCannotUsePasskeysHere = 'This browser cannot use passkeys here. Use your code instead.';
export const noPasskeyWasMadeTryAgain = 'No passkey was made. Please try again.';
export const thereIsPasskeyForThisAccount = 'There is a passkey for this account here already.';
export const noPasskeyWasUsedIfThis =
  'No passkey was used. If this browser has none for this account, use your code instead.';
export const somethingWentWrong = 'Something went wrong!';
