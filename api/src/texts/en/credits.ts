export const creditGone = 'A credit that you chose can no longer be spent. Please look at your credits again.';

/** The reason in the ledger when an order gives money back to a credit that was withdrawn. */
export const cameBackWithdrawn = 'The credit had been withdrawn before.';
