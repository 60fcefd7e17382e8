import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { registerLocale } from '../locale.ts';
import type { StorageWatch } from '../storage-watch.ts';
import { refuseRequest, registerErrorHandler } from './error-handler.ts';
import type { FastPath } from './fast-path.ts';
import { registerRateLimits } from './rate-limits.ts';
import { refuseConnection } from './refuse-connection.ts';
import { largestBody, registerRequestLimits } from './request-limits.ts';
import { registerSecurityHeaders } from './security-headers.ts';

const second = 1_000;

/** Time limits against slow clients; by default Fastify has none for a whole request. */
const timeLimits = {
  headersTimeout: 10 * second,
  requestTimeout: 65 * second,
  keepAliveTimeout: 10 * second,
  /** How often Node checks connections against these limits; its default of 30 s would be added to each limit. */
  connectionsCheckingInterval: 2 * second,
};

/** A number is the count of proxies in front of the server. */
function trustedProxy(setting: Env['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Creates a Fastify server with the product's limits, headers, form bodies and error handler, but no routes yet. */
export async function createServer(
  env: Env,
  logger: Logger,
  front: FastPath,
  watch: StorageWatch,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    trustProxy: trustedProxy(env.TRUST_PROXY),
    bodyLimit: largestBody,
    // Node caches random bytes for UUIDs; other random values need a system call each.
    genReqId: () => randomUUID().slice(-12),
    serverFactory: (handle) =>
      createHttpServer(timeLimits, (request, response) => {
        if (!front.answer(request, response)) handle(request, response);
      }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // During shutdown, requests on open connections are still answered, then the connections are closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void refuseRequest(error, request, reply);
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket as Socket),
  });
  registerErrorHandler(app, watch);
  registerLocale(app);
  registerSecurityHeaders(app, {
    development: env.NODE_ENV === 'development',
    https: env.PUBLIC_URL.startsWith('https:'),
  });
  if (env.RATE_LIMIT_PER_MINUTE > 0) await registerRateLimits(app, env.RATE_LIMIT_PER_MINUTE);
  registerRequestLimits(app);
  return app;
}
