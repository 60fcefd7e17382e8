import { type Access, type Endpoint, isRepeatable, refusesViewers } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import { viewingRefusal } from '@portal/contract/view-as';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RepeatableCall } from '../idempotency/idempotent.ts';
import { readRequestId } from '../idempotency/request-id.ts';
import type { Actor } from '../session/actor.ts';
import type { Authenticated } from '../session/sessions.ts';
import { AppError } from './app-error.ts';
import { checkAccess } from './check-access.ts';
import { sendEnvelope } from './envelope.ts';
import { parseInput, readInput } from './read-input.ts';
import { compileSerializer } from './serializer.ts';

/** What a verb gets to know about the call. */
export interface Call<Input> {
  input: Input;
  /** Null only where the access is public. */
  actor: Actor | null;
  ip: string;
  userAgent: string;
  requestId: string;
  log: FastifyBaseLogger;
  /** Puts a new token into the answer's header. */
  answerToken(token: string): void;
}

/** A call of an endpoint that is not public: the actor is there. */
export type SessionCall<Input> = Call<Input> & { actor: Actor };

type CallOf<A extends Access, Input> = A extends 'public' ? Call<Input> : SessionCall<Input>;

export type Handler<E extends Endpoint> = (
  call: CallOf<E['access'], z.output<E['input']>>,
) => Promise<z.input<E['output']>>;

export type RawHandler<E extends Endpoint> = (
  call: CallOf<E['access'], z.output<E['input']>> & { request: FastifyRequest; reply: FastifyReply },
) => Promise<unknown>;

/** A call whose form the verb reads by itself, file by file. */
export type MultipartCall<E extends Endpoint> = Omit<CallOf<E['access'], never>, 'input'> & {
  request: FastifyRequest;
};

/** A declaration with what carries it out. Features export lists of these. */
export interface BoundEndpoint {
  declaration: Endpoint;
  handle: (call: Call<unknown> & { request?: FastifyRequest; reply?: FastifyReply }) => Promise<unknown>;
}

/** Binds a declaration to its verb. */
export function bind<const E extends Endpoint>(declaration: E, handle: Handler<E>): BoundEndpoint {
  return { declaration, handle: handle as unknown as BoundEndpoint['handle'] };
}

/** Binds a declaration whose answer is a file or a spreadsheet. */
export function bindRaw<const E extends Endpoint>(declaration: E, handle: RawHandler<E>): BoundEndpoint {
  return { declaration, handle: handle as unknown as BoundEndpoint['handle'] };
}

/** Binds a declaration whose body holds files. */
export function bindMultipart<const E extends Endpoint>(
  declaration: E,
  handle: (call: MultipartCall<E>) => Promise<z.input<E['output']>>,
): BoundEndpoint {
  return { declaration, handle: handle as unknown as BoundEndpoint['handle'] };
}

/** What every route asks of the platform. */
export interface RouteKeepers {
  /** Finds who calls; throws the session's refusal for a dead token. */
  authenticate: (token: string | undefined) => Promise<Authenticated>;
  /** Carries out a call that may be repeated. */
  idempotent: (call: RepeatableCall, work: () => Promise<unknown>) => Promise<unknown>;
}

const tokenHeader = (request: FastifyRequest): string | undefined => {
  const value = request.headers.token;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The rest of a refused body is not waited for when it is too long or of unknown length. */
async function hangUpOnUnread(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isBounded = request.headers['content-length'] !== undefined && reply.statusCode !== 413;
  if (!request.raw.complete && !isBounded) reply.header('connection', 'close');
}

/** Null for a visitor. */
async function findCaller(
  { access, ignoresToken }: Endpoint,
  token: string | undefined,
  authenticate: RouteKeepers['authenticate'],
): Promise<Authenticated | null> {
  const isAnonymous = access === 'public' && (token === undefined || ignoresToken);
  return isAnonymous ? null : authenticate(token);
}

/** Only what a user writes is repeated under an id of his; everything else is carried out as it comes. */
function repeatableCall(
  declaration: Endpoint,
  request: FastifyRequest,
  { input, actor }: Pick<Call<unknown>, 'input' | 'actor'>,
): RepeatableCall | null {
  if (!actor || !isRepeatable(declaration)) return null;
  const requestId = readRequestId(request);
  return requestId === undefined ? null : { userId: actor.userId, path: declaration.path, requestId, input };
}

function registerRoute(app: FastifyInstance, bound: BoundEndpoint, keepers: RouteKeepers): void {
  const { declaration } = bound;
  // Compiled for the first answer: most of a start would be spent on answers that nobody asks for.
  let serialize: ReturnType<typeof compileSerializer> | undefined;
  const perMinute = declaration.callsPerMinute;
  app.route({
    method: declaration.method,
    url: declaration.path,
    config: perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    ...(declaration.multipart ? { onSend: hangUpOnUnread } : {}),
    handler: async (request, reply) => {
      const caller = await findCaller(declaration, tokenHeader(request), keepers.authenticate);
      const actor = caller?.actor ?? null;
      checkAccess(declaration.access, actor);
      if (actor?.viewedBy && refusesViewers(declaration))
        throw new AppError(retCodes.RIGHT_MISSING, { retMsg: viewingRefusal });
      const input = declaration.multipart ? undefined : readInput(declaration, request);
      let newToken: string | undefined;
      const call = {
        input,
        actor,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        log: request.log,
        answerToken: (value: string) => {
          newToken = value;
        },
      };
      if (declaration.raw) return bound.handle({ ...call, request, reply });
      const work = () => bound.handle({ ...call, request, reply });
      const repeatable = repeatableCall(declaration, request, call);
      const data = repeatable ? await keepers.idempotent(repeatable, work) : await work();
      // Only now: the token of a refused call stays as it is, since a refusal carries none.
      newToken ??= await caller?.renew();
      serialize ??= compileSerializer(declaration);
      return sendEnvelope(reply, serialize(data, newToken));
    },
  });
}

/** Registers every endpoint; refuses to boot on a route without a declared access or a path declared twice. */
export function registerEndpoints(
  app: FastifyInstance,
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
    registerRoute(app, bound, keepers);
  }
}

export type AnonymousCall = (key: string, input: unknown) => Promise<unknown>;

/**
 * Calls a public endpoint inside the process, for pages rendered on the server: the same parsing, verb and
 * output shape as over the wire, without the wire.
 */
export function createAnonymousCall(bounds: readonly BoundEndpoint[], log: FastifyBaseLogger): AnonymousCall {
  const byKey = new Map(
    bounds.map((bound) => [`${bound.declaration.method} ${bound.declaration.path}`, bound]),
  );
  return async (key, raw) => {
    const bound = byKey.get(key);
    if (!bound) throw new Error(`no endpoint ${key}`);
    checkAccess(bound.declaration.access, null);
    if (bound.declaration.raw) throw new AppError(retCodes.NOT_FOUND);
    const input = parseInput(bound.declaration, dropUndefined(raw));
    const data = await bound.handle({
      input,
      actor: null,
      ip: '',
      userAgent: '',
      requestId: 'page',
      log,
      answerToken: () => undefined,
    });
    return bound.declaration.output.parse(data);
  };
}

function dropUndefined(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''));
}
