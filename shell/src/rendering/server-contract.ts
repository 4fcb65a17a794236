/**
 * Version of the contract between the shell's server file and the shop server that loads it, which may be of another
 * commit. Raise it when one of them cannot work with the other one from before: then the shop must be restarted.
 */
export const SERVER_CONTRACT: number = 1;
