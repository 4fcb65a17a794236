import type { ErrorCode } from '@aaram/shared-domain/contract';
import { type TeamWork, teamWork } from '@aaram/shared-domain/team';
import fp from 'fastify-plugin';

/**
 * Who may call a route: anyone, anyone signed in, those who do this work in a seller's team (and admins), admins, or a
 * machine that signs its body.
 */
export type Access = 'public' | 'signed-in' | TeamWork | 'admin' | 'signature';
const accessRules: readonly Access[] = [
  'public',
  'signed-in',
  ...(Object.keys(teamWork) as TeamWork[]),
  'admin',
  'signature',
];

/** The work that a rule asks for; undefined when it is none of a team's. */
export const workOf = (access: Access): TeamWork | undefined =>
  Object.hasOwn(teamWork, access) ? (access as TeamWork) : undefined;

export type KnownRoute = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, with who may call it. */
    knownRoutes: readonly KnownRoute[];
  }
  interface FastifyContextConfig {
    /** Required on every route; a route without it does not register. */
    access?: Access;
    /** Error codes of wrong fields, by field, where it is not INVALID_INPUT. */
    codes?: Record<string, ErrorCode>;
  }
}

/** Refuses to register a route that does not say who may call it. */
export const accessPlugin = fp(
  async (app) => {
    const routes: KnownRoute[] = [];
    app.decorate('knownRoutes', routes);
    app.addHook('onRoute', (route) => {
      if (route.config?.access === undefined || !accessRules.includes(route.config.access)) {
        throw new Error(`${String(route.method)} ${route.url} does not say who may call it: config.access is missing.`);
      }
      for (const method of [route.method].flat()) {
        routes.push({ method, url: route.url, access: route.config.access });
      }
    });
  },
  { name: 'access' },
);
