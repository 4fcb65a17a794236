import { connect, type Socket } from 'node:net';

const TRICKLE_EVERY_MS = 1000;
/** Sent once a second: fourteen bytes. */
const DRIP = 'x'.repeat(14);
/** More responses on one connection than the system buffers for a client that does not read. */
const ANSWERS = 60;

type Counts = { idle: number; headers: number; bodies: number; readers: number; aborting: number };
export type SlowClients = {
  /** Connections still open, and the number that the server has ended. */
  open: () => number;
  ended: () => number;
  stop: () => void;
};

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`;
const bodies = [
  post('/api/webhooks/razorpay', 'application/json'),
  post('/api/webhooks/razorpay', 'multipart/form-data; boundary=x'),
  post('/api/auth/login', 'application/json'),
  post('/api/auth/add-product', 'multipart/form-data; boundary=x'),
];
const asks = `GET /api/auth/get-all-products HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(ANSWERS);

/** Opens clients that send, read and leave as slowly or abruptly as they can, until they are stopped. */
export async function openSlowClients(port: number, counts: Counts): Promise<SlowClients> {
  const sockets = new Set<Socket>();
  let ended = 0;
  let number = 0;
  const open = () => {
    number += 1;
    // Sixteen sources: a rate limit by source alone would not stop them.
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${number % 16}` });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      ended += sockets.delete(socket) ? 1 : 0;
    });
    return socket;
  };
  const list = (count: number) => Array.from({ length: count }, open);
  for (const socket of list(counts.idle)) {
    socket.resume();
  }
  const headers = list(counts.headers);
  const sending = list(counts.bodies);
  const readers = list(counts.readers);
  for (const socket of headers) {
    socket.resume().write('GET / HTTP/1.1\r\nhost: a\r\n');
  }
  for (const [index, socket] of sending.entries()) {
    socket.resume().write(bodies[index % bodies.length] ?? '');
  }
  for (const socket of readers) {
    socket.pause().write(asks);
  }
  const trickle = setInterval(() => {
    for (const socket of headers.filter(({ destroyed }) => !destroyed)) {
      socket.write(`x-${DRIP}: 1\r\n`);
    }
    for (const socket of sending.filter(({ destroyed }) => !destroyed)) {
      socket.write(`e\r\n${DRIP}\r\n`);
    }
  }, TRICKLE_EVERY_MS);
  const aborting = setInterval(() => {
    number += 1;
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.2.${number % 16}` });
    socket.on('error', () => undefined);
    socket.write(asks, () => socket.destroy());
  }, 1000 / counts.aborting);
  return {
    open: () => sockets.size,
    ended: () => ended,
    stop: () => {
      clearInterval(trickle);
      clearInterval(aborting);
      for (const socket of sockets) {
        sockets.delete(socket);
        socket.destroy();
      }
    },
  };
}
