import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the database that a test can cut and heal: the address with another port. */
export async function startDetour(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
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
    socket.pipe(onward).pipe(socket);
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
