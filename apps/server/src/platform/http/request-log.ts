import querystring from 'node:querystring';
import { identityParameters } from '@portal/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

const secretParameters = new Set<string>([
  ...identityParameters,
  'phoneNumber',
  'loginName',
  'password',
  'password_sha',
  'oldPassword',
  'newPassword',
  'checkPass',
  'verifyCode',
  'sign',
  'token',
  'regTicket',
  'pwdTicket',
  'preview',
]);

const phonePattern = /(?<!\d)1[3-9]\d{9}(?!\d)/g;

// Bounded, so that matching a long address takes linear time.
const mailPattern = /[^\s@/?&=,;]{1,64}@[^\s@/?&=,;]{1,255}/gu;

const maskPersonal = (text: string) => text.replace(phonePattern, '***').replace(mailPattern, '***');

/** Masks text even if percent-encoded; text without anything to mask stays as it was sent. */
function maskEncoded(text: string): string {
  const decoded = querystring.unescape(text);
  const masked = maskPersonal(decoded);
  return masked === decoded ? text : masked;
}

/** The address without identities, phone numbers, email addresses and secrets, safe to log. */
export function loggableUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const masked = maskEncoded(path);
  if (query === undefined) return masked;
  const kept = query
    .split('&')
    .filter((pair) => !secretParameters.has(decodeName(pair.split('=', 1)[0] ?? '')))
    .map(maskEncoded)
    .join('&');
  return kept === '' ? masked : `${masked}?${kept.slice(0, 500)}`;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** pino options that log the request line only, never bodies or headers. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: loggableUrl(request.url),
        ip: request.ip,
      }),
      err: describeError,
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    redact: {
      paths: ['*.password', '*.phoneNumber', '*.password_sha', '*.verifyCode', '*.token', 'headers'],
      remove: true,
    },
  };
}

/** Removes the parameters of a failed query: they are users' input. */
const loggableMessage = (message: string) =>
  maskPersonal(message.replace(/\nparams: [\s\S]*$/, '')).slice(0, 2_000);

/** The stack starts with the message; only its frames are logged. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

interface ErrorLike {
  name?: string;
  message: string;
  stack?: string;
  cause?: unknown;
  code?: unknown;
}

/** Whether it is an error, or a plain-object copy that a library passed on. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** The loggable parts of an error; a driver's errors carry their whole connection. */
function describeError(error: unknown): object {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name = 'Error', message, stack, cause, code } = error;
  return {
    type: name,
    message: loggableMessage(message),
    stack: framesOf(stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
