import { stopWithoutIdleConnections } from '@aaram/runtime/http';
import fp from 'fastify-plugin';

/** While the server stops, closes connections that become idle. */
export const stoppingPlugin = fp(async (app) => stopWithoutIdleConnections(app), { name: 'stopping' });
