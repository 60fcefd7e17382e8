import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

// React Aria puts these two constant sheets into the head: touch gestures on what can be pressed, and scrolling
// behind an overlay on iOS. When a new version changes one, the walk over the stories names the new hash.
const reactAriaSheets = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

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
            'style-src': ["'self'", ...reactAriaSheets],
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
