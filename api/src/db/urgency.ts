import { AsyncLocalStorage } from 'node:async_hooks';

const urgency = new AsyncLocalStorage<true>();

/** Runs work whose statements go first when connections are scarce. */
export const runFirst = <Result>(work: () => Result): Result => urgency.run(true, work);

export const goesFirst = (): boolean => urgency.getStore() === true;
