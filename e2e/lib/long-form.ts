/** True in `npm run test:long`, `test:attack` and `test:chaos`: nothing is left out. */
export const isLongForm = process.env.PROOF === 'long';
