import type { Endpoint } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode, isBusy, isConnectionLost, retrySecondsOf } from '../database/connection-error.ts';
import { isStoreFull, StoreTrouble } from '../files/guard-store.ts';
import { inLanguageOf } from '../locale.ts';
import { troublePage } from '../pages/trouble-page.ts';
import { languageOf } from '../pages/visitor.ts';
import type { StorageWatch } from '../storage-watch.ts';
import { AppError } from './app-error.ts';
import { refusalEnvelope, sendEnvelope } from './envelope.ts';

const isApi = (request: FastifyRequest) =>
  request.url.startsWith('/api/') || request.url.startsWith('/oa/api/');

function statusOf(error: unknown): number {
  const status = (error as FastifyError | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function sendRefusal(reply: FastifyReply, error: AppError, status = 200): FastifyReply {
  return sendEnvelope(reply.code(status), JSON.stringify(refusalEnvelope(error)));
}

/** Transport errors keep their HTTP status; the envelope explains them. */
function transportRefusal(status: number, error: FastifyError, reply: FastifyReply): FastifyReply {
  if (status === 413) return sendRefusal(reply, new AppError(retCodes.FILE_REFUSED), 413);
  if (status === 429) {
    const retryAfter = Number(reply.getHeader('retry-after') ?? 60);
    return sendRefusal(reply, new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter } }), 429);
  }
  // The address exists, but the body cannot be read. Contrary to its type, an error may have no code.
  const { code }: Partial<FastifyError> = error;
  if (code?.startsWith('FST_ERR_CTP_')) return sendRefusal(reply, new AppError(retCodes.DATA_NOT_JSON));
  return sendRefusal(reply, new AppError(retCodes.PARAMETER_INVALID), status);
}

function pageRefusal(status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = troublePage(languageOf(request), status === 429 ? 429 : 400, request.id);
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** Answers a request that Fastify rejected before routing: with a page for pages, and the envelope for API calls. */
export function refuseRequest(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error);
  return isApi(request) ? transportRefusal(status, error, reply) : pageRefusal(status, request, reply);
}

/**
 * Answers requests without a route: an unknown API call, a known one with another method, or a page requested with a
 * method other than GET.
 */
export function registerNotFound(app: FastifyInstance, declarations: readonly Endpoint[]): void {
  const methods = new Map<string, string[]>();
  for (const { method, path } of declarations)
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);

  function refuseCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
    if (!allowed) return sendRefusal(reply, new AppError(retCodes.NOT_FOUND), 404);
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return sendRefusal(reply, new AppError(retCodes.PARAMETER_INVALID), 405);
  }

  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    isApi(request) ? refuseCall(request, reply) : pageRefusal(404, request, reply);
  // Otherwise the pages' catch-all route would handle every GET.
  for (const url of ['/api/*', '/oa/api/*']) app.all(url, refuse);
  app.setNotFoundHandler(refuse);
}

/** Headers that describe a file, removed when it is not sent. */
const fileHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'cross-origin-resource-policy',
  'etag',
];

/**
 * Answers a server error. A browser or proxy that requests a file reads the HTTP status, not an envelope; API calls get
 * the code in an envelope under status 200.
 */
function sendFault(request: FastifyRequest, reply: FastifyReply, error: AppError, status: 500 | 503) {
  const isFile = request.routeOptions.config.sendsFile === true || !isApi(request);
  if (!isFile) return sendRefusal(reply, error);
  for (const name of fileHeaders) reply.removeHeader(name);
  return sendRefusal(reply, error, status);
}

const diskFull = '53100';
/** A foreign key was violated: what the row refers to was removed in the meantime. */
const referredGone = '23503';

/** Which storage is full, if a write failed for lack of space; otherwise null. Operators also see it in `/readyz`. */
function placeWithoutSpace(error: unknown): 'files' | 'database' | null {
  if (isStoreFull(error)) return 'files';
  return errorCode(error) === diskFull ? 'database' : null;
}

function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  watch: StorageWatch,
) {
  if (error instanceof AppError) return sendRefusal(reply, error);
  if (statusOf(error) < 500) return refuseRequest(error as FastifyError, request, reply);
  if (isBusy(error)) {
    request.log.warn({ err: error }, 'too busy');
    const retryAfter = retrySecondsOf(error);
    const refusal = new AppError(retCodes.SERVER_BUSY, { data: { retryAfter } });
    return sendFault(request, reply.header('retry-after', String(retryAfter)), refusal, 503);
  }
  const full = placeWithoutSpace(error);
  if (full) {
    request.log.error({ err: error, place: full }, 'no space left');
    watch.noteFull(full);
    const refusal = new AppError(retCodes.DATABASE_AWAY, { retMsg: m.refusal_no_space() });
    return sendFault(request, reply.header('retry-after', '60'), refusal, 503);
  }
  if (errorCode(error) === referredGone) {
    request.log.warn({ err: error }, 'what it refers to is gone');
    return sendRefusal(reply, new AppError(retCodes.VERSION_CONFLICT));
  }
  request.log.error({ err: error }, 'unexpected error');
  if (error instanceof StoreTrouble || isConnectionLost(error))
    return sendFault(request, reply.header('retry-after', '5'), new AppError(retCodes.DATABASE_AWAY), 503);
  const traceId = request.id;
  const refusal = new AppError(retCodes.UNEXPECTED, { data: { traceId }, fill: { traceId } });
  return sendFault(request, reply, refusal, 500);
}

/** The only place that turns errors into answers. No internal detail leaves the server. */
export function registerErrorHandler(app: FastifyInstance, watch: StorageWatch): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    inLanguageOf(request, () => answerError(error, request, reply, watch)),
  );
}
