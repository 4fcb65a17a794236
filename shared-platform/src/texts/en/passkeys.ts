/** Problems with passkeys. */
export const cannotUsePasskeys = 'This browser cannot use passkeys here. Please use another way.';
export const noPasskeyMade = 'No passkey was made. Please try again.';
export const hasPasskeyAlready = 'There is a passkey for this account here already.';
export const noPasskeyUsed = 'No passkey was used. If this browser has none for this account, please use another way.';
export const somethingWentWrong = 'Something went wrong!';
