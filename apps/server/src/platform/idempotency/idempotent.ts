import { createHash } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { isBusy } from '../database/connection-error.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { answeredCalls } from './answered-call.table.ts';

export interface RepeatableCall {
  userId: string;
  path: string;
  /** A UUID of the client's, one for each idempotencyKey of its user. */
  requestId: string;
  input: unknown;
}

type OnceDeps = { database: Pick<Database, 'db'>; clock: Clock };

const keptMs = 24 * 3_600_000;

const isCall = ({ userId, path, requestId }: RepeatableCall) =>
  and(eq(answeredCalls.userId, userId), eq(answeredCalls.path, path), eq(answeredCalls.requestId, requestId));

// Without passwords: a plain hash would be easier to crack than the hash they are stored as. Without the choices of a
// ballot: there are so few that the hash would tell who has chosen what.
const withoutSecrets = (name: string, value: unknown) =>
  /password/i.test(name) || name === 'choices' ? undefined : value;

const hashOf = (input: unknown) =>
  createHash('sha256').update(JSON.stringify(input, withoutSecrets)).digest('hex');

/** Takes the id for a call that is carried out now; false where it is known. */
async function begin({ database: { db }, clock }: OnceDeps, call: RepeatableCall): Promise<boolean> {
  const begunAt = clock.now();
  const taken = { inputHash: hashOf(call.input), begunAt, answeredAt: null, answer: null };
  const { userId, path, requestId } = call;
  const rows = await db
    .insert(answeredCalls)
    .values({ userId, path, requestId, ...taken })
    .onConflictDoUpdate({
      target: [answeredCalls.userId, answeredCalls.path, answeredCalls.requestId],
      set: taken,
      setWhere: lt(answeredCalls.begunAt, new Date(begunAt.getTime() - keptMs)),
    })
    .returning({ path: answeredCalls.path });
  return rows.length === 1;
}

/** @throws {AppError} 100001 when the id belongs to another call, 500013 while the first call is still running */
async function repeat({ database: { db } }: OnceDeps, call: RepeatableCall): Promise<unknown> {
  const [known] = await db.select().from(answeredCalls).where(isCall(call));
  if (known && known.inputHash !== hashOf(call.input))
    throw new AppError(retCodes.PARAMETER_INVALID, {
      data: { fields: { requestId: m.fault_request_id_used() } },
    });
  // Gone again: the first was refused just now.
  if (!known?.answer) throw new AppError(retCodes.DUPLICATE_SUBMIT);
  return known.answer.data;
}

/**
 * Runs a call of a user, or repeats its earlier answer, so that a client without an answer can retry without doing
 * it twice. A refused call leaves no trace and may be corrected under the same id, and one for which the server was too
 * busy may be made again. When the server dies before it could answer, the id is refused for the rest of the day,
 * because part of the work may have been done.
 */
export async function idempotent(
  deps: OnceDeps,
  call: RepeatableCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { db } = deps.database;
  if (!(await begin(deps, call))) return repeat(deps, call);
  const data = await work().catch(async (error: unknown) => {
    if (error instanceof AppError || isBusy(error)) await db.delete(answeredCalls).where(isCall(call));
    throw error;
  });
  await db
    .update(answeredCalls)
    .set({ answeredAt: deps.clock.now(), answer: { data } })
    .where(isCall(call))
    .catch((error: unknown) => {
      // The work is done, and whoever is told that the server was too busy would do it again.
      if (!isBusy(error)) throw error;
    });
  return data;
}

/** Deletes expired answers. */
export async function forgetAnswers({ database: { db }, clock }: OnceDeps): Promise<void> {
  await db.delete(answeredCalls).where(lt(answeredCalls.begunAt, new Date(clock.now().getTime() - keptMs)));
}
