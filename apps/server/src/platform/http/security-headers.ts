import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Pages hold no inline script at all (data travels in JSON blocks, which no browser runs), so the policy needs
 * neither 'unsafe-inline' nor a nonce and cached pages stay the same for everyone. The development server's
 * hot-reload preamble is inline and gets a nonce of its own there.
 * Style attributes are allowed: they place bars and tracks, and cannot run anything.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: { development: boolean; https: boolean },
) {
  await app.register(helmet, {
    contentSecurityPolicy: options.development
      ? false
      : {
          useDefaults: false,
          directives: {
            'default-src': ["'self'"],
            'script-src': ["'self'"],
            'script-src-attr': ["'none'"],
            'style-src': ["'self'"],
            'style-src-attr': ["'unsafe-inline'"],
            'img-src': ["'self'", 'data:', 'blob:'],
            'font-src': ["'self'"],
            'connect-src': ["'self'"],
            'object-src': ["'none'"],
            'frame-src': ["'self'"],
            'frame-ancestors': ["'self'"],
            'base-uri': ["'none'"],
            'form-action': ["'self'"],
            ...(options.https ? { 'upgrade-insecure-requests': [] } : {}),
          },
        },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
