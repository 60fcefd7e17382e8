import type { Access, Endpoint } from '@portal/contract/endpoint';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../session/actor.ts';

/** What an endpoint's function runs with: the server's services, the caller, the origin of the call and its time. */
export interface Context<Caller extends Actor | null = Actor> extends Deps {
  db: Db;
  /** Time of the call. The clock keeps running: log rows carry the time at which they are written. */
  now: Date;
  /** The user of the session; null only for public endpoints, or when the system itself acts. */
  actor: Caller;
  ip: string;
  userAgent: string;
  requestId: string;
  /** Number of the bulk run that makes the call, for the log; absent for a call of its own. */
  bulkRun?: string;
  /** Number of the handover that the change is part of, for the log. */
  handover?: string;
  log: FastifyBaseLogger;
  /** Puts a new token into the header of the answer. */
  answerToken(token: string): void;
}

type CallerOf<A extends Access> = A extends 'public' ? Actor | null : Actor;

export type ContextOf<E extends Endpoint> = Context<CallerOf<E['access']>>;
export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.input<E['output']>;

/** The function that implements an endpoint. */
export type Verb<E extends Endpoint> = (ctx: ContextOf<E>, input: InputOf<E>) => Promise<OutputOf<E>>;

/** Context of a function that reads its multipart form itself, file by file. */
export type FormContext<Caller extends Actor | null = Actor> = Context<Caller> & { request: FastifyRequest };

/** Context of a function that sends its own answer, such as a file or a spreadsheet. */
export type ReplyContext<Caller extends Actor | null = Actor> = FormContext<Caller> & { reply: FastifyReply };

type Call = Pick<Context<Actor | null>, 'actor' | 'ip' | 'userAgent' | 'requestId' | 'log' | 'answerToken'>;

export const createContext = (deps: Deps, call: Call): Context<Actor | null> => ({
  ...deps,
  db: deps.database.db,
  now: deps.clock.now(),
  ...call,
});

/** The part of the context that writes need, both for users' calls and for actions of the system. */
export type WriteContext = Pick<
  Context<Actor | null>,
  'database' | 'db' | 'clock' | 'now' | 'actor' | 'ip' | 'userAgent' | 'bulkRun' | 'handover'
>;

/** Context of jobs and command-line tools, in which the system itself acts. */
export const systemContext = ({ database, clock }: Pick<Deps, 'database' | 'clock'>): WriteContext => ({
  database,
  db: database.db,
  clock,
  now: clock.now(),
  actor: null,
  ip: '',
  userAgent: '',
});
