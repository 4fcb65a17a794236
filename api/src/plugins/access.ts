import type { ErrorCode } from '@aaram/shared-domain/contract';
import fp from 'fastify-plugin';

/** Who may call a route: anyone, anyone signed in, sellers and admins, admins, or a machine that signs its body. */
export const accessRules = ['public', 'signed-in', 'panel', 'admin', 'signature'] as const;
export type Access = (typeof accessRules)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route; a route without it does not register. */
    access?: Access;
    /** What to say when a field is missing or of the wrong type, where the specification has words for it. */
    missing?: string;
    /** The code of a wrong field, where it has one of its own. */
    codes?: Record<string, ErrorCode>;
  }
}

/** Refuses to register a route that does not say who may call it. */
export const accessPlugin = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.access === undefined || !accessRules.includes(route.config.access)) {
        throw new Error(`${String(route.method)} ${route.url} does not say who may call it: config.access is missing.`);
      }
    });
  },
  { name: 'access' },
);
