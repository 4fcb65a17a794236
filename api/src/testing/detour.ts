import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the database that a test can cut and heal: the address with another port. */
export async function startDetour(databaseUrl: string) {
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
  const detour = new URL(databaseUrl);
  detour.hostname = '127.0.0.1';
  detour.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const endAll = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return {
    url: detour.href,
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
      server.listen(Number(detour.port), '127.0.0.1');
      await once(server, 'listening');
    },
    close() {
      endAll();
      server.close();
    },
  };
}
