import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before the database that a test can cut, freeze and heal: its address with another port. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
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
    socket.on('data', (bytes) => isFrozen || onward.write(bytes));
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
  return {
    url: proxy.href,
    /** Ends every connection and refuses new ones. */
    cut() {
      server.close();
      endAll();
    },
    /** Takes connections and bytes, and hands nothing on: what a stopped machine looks like from outside. */
    freeze() {
      isFrozen = true;
    },
    /** Hands on what comes from now on. What came meanwhile is lost, and with it the connections it came by. */
    thaw() {
      isFrozen = false;
    },
    async heal() {
      server.listen(Number(proxy.port), '127.0.0.1');
      await once(server, 'listening');
    },
    close() {
      endAll();
      server.close();
    },
  };
}
