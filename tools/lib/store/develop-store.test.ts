import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePorts } from '@aaram/runtime/system';
import { expect, it } from 'vitest';
import { requireDevPorts } from './develop-store.ts';

it('says in one line which development server has its port taken, and what to change', async () => {
  const [port = 0, free = 0] = await findFreePorts(2);
  const other = createServer().listen(port);
  await once(other, 'listening');
  await expect(requireDevPorts({ shell: free, blog: port })).rejects.toThrow(
    `Port ${port} (the development server of blog) is in use: stop the program that has it, or choose others, as in DEV_PORT=${port + 100} npm run dev`,
  );
  await new Promise((done) => other.close(done));
  await expect(requireDevPorts({ shell: free, blog: port })).resolves.toBeUndefined();
});

it.each([Number.NaN, 0, 65_536, 3100.5])('refuses %d as a port', async (port) => {
  await expect(requireDevPorts({ shell: port })).rejects.toThrow(/^DEV_PORT must be a number from 1 to 65532/);
});
