import type { Access, Endpoint } from '@portal/contract/endpoint';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../session/actor.ts';

/** What a verb is carried out with: what the server has, who calls, from where, and when. */
export interface Context<Caller extends Actor | null = Actor> extends Deps {
  db: Db;
  /** When the call came in; the clock goes on. */
  now: Date;
  /** As the session says; null only where the access is public, or the system acts by itself. */
  actor: Caller;
  ip: string;
  userAgent: string;
  requestId: string;
  log: FastifyBaseLogger;
  /** Puts a new token into the answer's header. */
  answerToken(token: string): void;
}

type CallerOf<A extends Access> = A extends 'public' ? Actor | null : Actor;

export type ContextOf<E extends Endpoint> = Context<CallerOf<E['access']>>;
export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.input<E['output']>;

/** What carries out an endpoint. */
export type Verb<E extends Endpoint> = (ctx: ContextOf<E>, input: InputOf<E>) => Promise<OutputOf<E>>;

/** A call that reads its form file by file, by itself. */
export type FormContext<Caller extends Actor | null = Actor> = Context<Caller> & { request: FastifyRequest };

/** A call that writes its answer by itself: a file, a spreadsheet. */
export type ReplyContext<Caller extends Actor | null = Actor> = FormContext<Caller> & { reply: FastifyReply };

type Call = Pick<Context<Actor | null>, 'actor' | 'ip' | 'userAgent' | 'requestId' | 'log' | 'answerToken'>;

export const createContext = (deps: Deps, call: Call): Context<Actor | null> => ({
  ...deps,
  db: deps.database.db,
  now: deps.clock.now(),
  ...call,
});

/** What a write asks of its context, whether somebody calls or the system acts by itself. */
export type WriteContext = Pick<
  Context<Actor | null>,
  'database' | 'db' | 'clock' | 'now' | 'actor' | 'ip' | 'userAgent'
>;

/** The system acts by itself: jobs, and commands of the machine. */
export const systemContext = ({ database, clock }: Pick<Deps, 'database' | 'clock'>): WriteContext => ({
  database,
  db: database.db,
  clock,
  now: clock.now(),
  actor: null,
  ip: '',
  userAgent: '',
});
