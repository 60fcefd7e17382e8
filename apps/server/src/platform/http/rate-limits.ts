import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { countedAddress, networksOfASite, siteOf } from './counted-address.ts';

const timeWindow = 60_000;

/** Limits all networks of an IPv6 site together; the plugin supports only one key per limit. */
function limitSites(app: FastifyInstance, perMinute: number) {
  const count = app.createRateLimit({
    max: perMinute * networksOfASite,
    timeWindow,
    keyGenerator: ({ ip }) => siteOf(ip) ?? '',
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (siteOf(request.ip) === null) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw Object.assign(new Error('too many requests from one site'), { statusCode: 429 });
  };
}

const hooksOf = ({ onRequest = [] }: RouteOptions) => (Array.isArray(onRequest) ? onRequest : [onRequest]);

/** Limits calls by address; a route may set its own limit in `config.rateLimit`. */
export async function registerRateLimits(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow,
    cache: 20_000,
    keyGenerator: ({ ip }) => countedAddress(ip),
    allowList: (request) => request.url.startsWith('/assets/'),
  });
  const limitAll = limitSites(app, perMinute);
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit;
    const limit = own && typeof own.max === 'number' ? limitSites(app, own.max) : limitAll;
    route.onRequest = [...hooksOf(route), limit];
  });
}
