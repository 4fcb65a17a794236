import { ConnectionError, isFatal } from '@aaram/runtime/db/errors';
import type { PoolClient } from 'pg';
import type { Asked } from './statement.ts';

export type AskOn = <List>(client: PoolClient, asked: Asked) => Promise<List>;

/** One connection for several statements, which are sent one after the other and never on another connection. */
export function createSession(client: PoolClient, ask: AskOn) {
  const { promise: lost, reject: noteLost } = Promise.withResolvers<never>();
  // Handled here, because the loss may come when nothing awaits it.
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

  async function askNext<List>(asked: Asked): Promise<List> {
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
    /** Rejects as soon as the connection is lost, whatever else is awaited. */
    lost,
    ask<List>(asked: Asked): Promise<List> {
      const answer = last.then(() => askNext<List>(asked));
      last = answer.catch(() => undefined);
      return answer;
    },
    /** Waits for all statements so far. Returns the first error among them, also when it was caught. */
    async failure() {
      await last;
      return failure;
    },
    /** Marks the connection as unusable, because its state on the server is unknown. */
    discard: () => onLoss(),
    isUsable: () => isUsable,
    close() {
      client.off('error', onLoss);
      client.off('end', onLoss);
      closed ??= new Error('The transaction is over.');
    },
  };
}

const command = (text: string): Asked => ({ text, values: [] });

/** Runs `work` between begin and commit. Any failed statement rolls all back, even when its error was caught. */
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
      // If this fails too, the connection is closed, and the transaction ends with it.
      await session.ask(command('rollback')).catch(session.discard);
    }
    throw error;
  }
}
