import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy before the database that a test can cut, at once or in the middle of its work, freeze and heal. `url` is
 * the database's with another port.
 */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let sent = 0;
  let cutsAt = Number.POSITIVE_INFINITY;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.on('data', (bytes) => {
      sent += 1;
      if (sent > cutsAt) {
        cut();
      } else if (!isFrozen) {
        onward.write(bytes);
      }
    });
    onward.on('data', (bytes) => isFrozen || socket.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxy = new URL(databaseUrl);
  proxy.hostname = '127.0.0.1';
  proxy.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const endAll = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  function cut() {
    cutsAt = Number.POSITIVE_INFINITY;
    server.close();
    endAll();
  }
  return {
    url: proxy.href,
    /** Ends every connection and refuses new ones. */
    cut,
    /** How many messages the database was sent so far. */
    countSent: () => sent,
    /** Cuts instead of forwarding the message after the next `messages`. */
    cutAfter(messages: number) {
      cutsAt = sent + messages;
    },
    /** Accepts connections and bytes, and forwards nothing, like a machine that has stopped. */
    freeze() {
      isFrozen = true;
    },
    /** Forwards new bytes again. Bytes that came while it was frozen are lost, which breaks their connections. */
    thaw() {
      isFrozen = false;
    },
    async heal() {
      cutsAt = Number.POSITIVE_INFINITY;
      if (server.listening) {
        return;
      }
      server.listen(Number(proxy.port), '127.0.0.1');
      await once(server, 'listening');
    },
    close() {
      endAll();
      server.close();
    },
  };
}
