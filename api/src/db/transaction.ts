import type { PoolClient } from 'pg';
import { ConnectionError, isFatal } from './connection-error.ts';
import type { Asked } from './statement.ts';

export type AskOn = <List>(client: PoolClient, asked: Asked) => Promise<List>;

/** One connection for a while: its statements are asked one after the other, and never on another connection. */
export function createSession(client: PoolClient, ask: AskOn) {
  const { promise: lost, reject: noteLost } = Promise.withResolvers<never>();
  // Nobody may be listening when it happens.
  lost.catch(() => undefined);
  let closed: Error | undefined;
  let isUsable = true;
  let failure: { error: unknown } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const onLoss = (cause?: unknown) => {
    isUsable = false;
    const error = cause instanceof ConnectionError ? cause : new ConnectionError('CONNECTION_CLOSED', cause);
    closed ??= error;
    noteLost(error);
  };
  client.on('error', onLoss);
  client.on('end', onLoss);

  async function askInTurn<List>(asked: Asked): Promise<List> {
    if (closed !== undefined) {
      throw closed;
    }
    try {
      return await ask<List>(client, asked);
    } catch (error) {
      failure ??= { error };
      if (isFatal(error)) {
        onLoss(error);
      }
      throw error;
    }
  }

  return {
    /** Rejects as soon as the connection is gone, whoever else is waited for. */
    lost,
    ask<List>(asked: Asked): Promise<List> {
      const answer = last.then(() => askInTurn<List>(asked));
      last = answer.catch(() => undefined);
      return answer;
    },
    /** When all that was asked so far is answered: the first error of a statement, also when it was caught. */
    async failure() {
      await last;
      return failure;
    },
    /** Nobody knows what the server makes of it: nobody else gets this connection. */
    discard: () => onLoss(),
    isUsable: () => isUsable,
    close() {
      client.off('error', onLoss);
      client.off('end', onLoss);
      closed ??= new Error('The transaction is over.');
    },
  };
}

const command = (text: string): Asked => ({ text, values: [], prepare: 'never' });

/** Runs `work` between begin and commit. What a statement of it was refused is not committed, even when it was caught. */
export async function runTransaction<Result>(
  session: ReturnType<typeof createSession>,
  mode: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await session.ask(command(`begin ${mode}`));
  try {
    const result = await Promise.race([work(), session.lost]);
    const failure = await session.failure();
    if (failure !== undefined) {
      throw failure.error;
    }
    await session.ask(command('commit'));
    return result;
  } catch (error) {
    if (session.isUsable()) {
      // Should this fail as well, the connection goes, and the transaction with it.
      await session.ask(command('rollback')).catch(session.discard);
    }
    throw error;
  }
}
