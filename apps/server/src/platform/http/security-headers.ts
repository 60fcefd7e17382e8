import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

// React Aria inserts these two constant style sheets into the head: for touch gestures on pressable elements, and
// for scrolling behind an overlay on iOS. When a new version changes one, the story tests report the new hash.
const reactAriaSheets = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

const permissions = 'camera=(), microphone=(self), geolocation=(), payment=()';

interface HeaderChoice {
  development: boolean;
  https: boolean;
}

/**
 * Pages contain no inline script (data travels in JSON blocks, which browsers do not run), so the policy needs neither
 * 'unsafe-inline' nor a nonce, and cached pages are the same for everyone. The development server's hot-reload preamble
 * is inline and gets its own nonce there.
 * Style attributes are allowed: they position bars and tracks, and cannot execute anything.
 */
const optionsFor = ({ development, https }: HeaderChoice): HelmetOptions => ({
  contentSecurityPolicy: development
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
          ...(https ? { 'upgrade-insecure-requests': [] } : {}),
        },
      },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'sameorigin' },
});

/** helmet's headers are the same for every request, so they are collected once instead of built for each. */
function collectHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet(options)({} as IncomingMessage, response, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Sends the security headers and the request's id with every answer. */
export function registerSecurityHeaders(app: FastifyInstance, choice: HeaderChoice): void {
  const headers = { ...collectHeaders(optionsFor(choice)), 'permissions-policy': permissions };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

const policyName = 'content-security-policy';

/** Allows the page in this answer to frame pages of another origin, and to check first whether they respond. */
export function allowFrame(reply: FastifyReply, origin: string): void {
  const policy = reply.getHeader(policyName);
  if (typeof policy === 'string')
    reply.header(policyName, policy.replaceAll(/(?:frame|connect)-src 'self'/g, `$& ${origin}`));
}
