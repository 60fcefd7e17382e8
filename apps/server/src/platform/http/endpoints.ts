import { type Endpoint, isRepeatable, refusesViewers } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { tokenCookie } from '../files/token-cookie.ts';
import type { RepeatableCall } from '../idempotency/idempotent.ts';
import { readRequestId } from '../idempotency/request-id.ts';
import type { Actor } from '../session/actor.ts';
import type { Authenticated } from '../session/sessions.ts';
import { admit } from './admit.ts';
import { AppError } from './app-error.ts';
import { checkAccess } from './check-access.ts';
import {
  type Context,
  type ContextOf,
  createContext,
  type FormContext,
  type InputOf,
  type OutputOf,
  type ReplyContext,
  type Verb,
} from './context.ts';
import { sendEnvelope } from './envelope.ts';
import { parseInput, readInput } from './read-input.ts';
import { largestPublicBody } from './request-limits.ts';
import { type RecordPlaces, requireInPlace } from './require-in-place.ts';
import { rightsInPlace } from './rights-in-place.ts';
import { compileSerializer } from './serializer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it answers with a file rather than an envelope. */
    sendsFile?: boolean;
  }
}

type Handle = (
  ctx: Context<Actor | null> & { request?: FastifyRequest; reply?: FastifyReply },
  input: unknown,
) => Promise<unknown>;

/** A declaration with its implementation. Features contribute lists of these. */
export interface BoundEndpoint {
  declaration: Endpoint;
  handle: Handle;
}

/** Binds a declaration to the function that implements it. */
export function bind<const E extends Endpoint>(declaration: E, verb: Verb<E>): BoundEndpoint {
  return { declaration, handle: verb as unknown as Handle };
}

/** Binds a declaration whose answer is a file or a spreadsheet. */
export function bindRaw<const E extends Endpoint>(
  declaration: E,
  verb: (ctx: ReplyContext<ContextOf<E>['actor']>, input: InputOf<E>) => Promise<unknown>,
): BoundEndpoint {
  return { declaration, handle: verb as unknown as Handle };
}

/** Binds a declaration whose body contains files. */
export function bindMultipart<const E extends Endpoint>(
  declaration: E,
  verb: (ctx: FormContext<ContextOf<E>['actor']>) => Promise<OutputOf<E>>,
): BoundEndpoint {
  return { declaration, handle: verb as unknown as Handle };
}

/** The platform services that every route uses. */
export interface RouteKeepers {
  /** Finds the caller; throws the session's error for an invalid token. */
  authenticate: (token: string | undefined) => Promise<Authenticated>;
  /** Where records stand, for callers who are limited to some places. */
  places: RecordPlaces;
  /** Runs a call that the client may retry. */
  idempotent: (call: RepeatableCall, work: () => Promise<unknown>) => Promise<unknown>;
}

const tokenHeader = (request: FastifyRequest): string | undefined => {
  const value = request.headers.token;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Content opened by its address, such as an image, comes without the header; the cookie is only accepted for reads. */
const tokenOf = ({ takesCookie, method }: Endpoint, request: FastifyRequest): string | undefined =>
  tokenHeader(request) ?? (takesCookie && method === 'GET' ? tokenCookie(request.headers.cookie) : undefined);

/** Does not wait for the rest of a rejected body that is too long or of unknown length. */
async function hangUpOnUnread(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isBounded = request.headers['content-length'] !== undefined && reply.statusCode !== 413;
  if (!request.raw.complete && !isBounded) reply.header('connection', 'close');
}

/** Finds the caller; null for a visitor. Public content is served even with an invalid token. */
async function findCaller(
  { access, ignoresToken }: Endpoint,
  token: string | undefined,
  authenticate: RouteKeepers['authenticate'],
): Promise<Authenticated | null> {
  if (access !== 'public') return authenticate(token);
  if (token === undefined || ignoresToken) return null;
  try {
    return await authenticate(token);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Only a user's writes can be repeated under a request id; everything else simply runs. */
function repeatableCall(
  declaration: Endpoint,
  request: FastifyRequest,
  actor: Actor | null,
  input: unknown,
): RepeatableCall | null {
  if (!actor || !isRepeatable(declaration)) return null;
  const requestId = readRequestId(request);
  return requestId === undefined ? null : { userId: actor.userId, path: declaration.path, requestId, input };
}

function registerRoute(
  app: FastifyInstance,
  deps: Deps,
  { declaration, handle }: BoundEndpoint,
  keepers: RouteKeepers,
): void {
  // Compiled on the first answer: compiling all serializers would take up most of the start.
  let serialize: ReturnType<typeof compileSerializer> | undefined;
  const perMinute = declaration.callsPerMinute;
  app.route({
    method: declaration.method,
    url: declaration.path,
    config: {
      sendsFile: declaration.raw !== undefined,
      ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
    },
    ...(declaration.multipart ? { onSend: hangUpOnUnread } : {}),
    ...(declaration.access === 'public' ? { bodyLimit: largestPublicBody } : {}),
    handler: async (request, reply) => {
      const caller = await findCaller(declaration, tokenOf(declaration, request), keepers.authenticate);
      const admission = admit(declaration, caller?.actor ?? null);
      if (caller?.actor.viewedBy && refusesViewers(declaration))
        throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_viewing() });
      const input = declaration.multipart ? undefined : readInput(declaration, request);
      const actor = admission.actorFor(input);
      await requireInPlace(deps.database.db, keepers.places, declaration, actor, input);
      let newToken: string | undefined;
      const ctx = createContext(deps, {
        actor,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        log: request.log,
        answerToken: (value: string) => {
          newToken = value;
        },
      });
      const work = () => handle(Object.assign(ctx, { request, reply }), input);
      if (declaration.raw) return work();
      const repeatable = repeatableCall(declaration, request, actor, input);
      const done = repeatable ? await keepers.idempotent(repeatable, work) : await work();
      const { roles } = admission;
      const rights = await rightsInPlace(
        deps.database.db,
        keepers.places,
        declaration,
        { actor, roles },
        input,
      );
      const data = admission.cut(done, rights);
      // Renewed only on success, because an error answer carries no token.
      newToken ??= await caller?.renew();
      serialize ??= compileSerializer(declaration);
      return sendEnvelope(reply, serialize(data, newToken));
    },
  });
}

/** Registers every endpoint; throws on a route without declared access or a path declared twice. */
export function registerEndpoints(
  app: FastifyInstance,
  deps: Deps,
  bounds: readonly BoundEndpoint[],
  keepers: RouteKeepers,
): void {
  const seen = new Set<string>();
  for (const bound of bounds) {
    const { method, path, access } = bound.declaration;
    const key = `${method} ${path}`;
    if (access === undefined) throw new Error(`${key} declares no access`);
    if (seen.has(key)) throw new Error(`${key} is declared twice`);
    seen.add(key);
    registerRoute(app, deps, bound, keepers);
  }
}

export type AnonymousCall = (key: string, input: unknown) => Promise<unknown>;

/**
 * Calls public endpoints inside the process, for pages rendered on the server. Parsing, implementation and output shape
 * are the same as over HTTP.
 */
export function createAnonymousCall(deps: Deps, bounds: readonly BoundEndpoint[]): AnonymousCall {
  const byKey = new Map(
    bounds.map((bound) => [`${bound.declaration.method} ${bound.declaration.path}`, bound]),
  );
  return async (key, raw) => {
    const bound = byKey.get(key);
    if (!bound) throw new Error(`no endpoint ${key}`);
    checkAccess(bound.declaration.access, null);
    if (bound.declaration.raw) throw new AppError(retCodes.NOT_FOUND);
    const input = parseInput(bound.declaration, dropUndefined(raw));
    const ctx = createContext(deps, {
      actor: null,
      ip: '',
      userAgent: '',
      requestId: 'page',
      log: deps.log,
      answerToken: () => undefined,
    });
    const data = await bound.handle(ctx, input);
    return bound.declaration.output.parse(data);
  };
}

function dropUndefined(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''));
}
