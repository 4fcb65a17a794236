/** What is asked for when a choice about messages is incomplete. */
export const chooseMessage = 'Please choose which messages you want.';
