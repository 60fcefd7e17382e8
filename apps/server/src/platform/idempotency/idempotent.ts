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
  /** UUID chosen by the client, unique per user and path. */
  requestId: string;
  input: unknown;
}

type OnceDeps = { database: Pick<Database, 'db'>; clock: Clock };

const keptMs = 24 * 3_600_000;

const isCall = ({ userId, path, requestId }: RepeatableCall) =>
  and(eq(answeredCalls.userId, userId), eq(answeredCalls.path, path), eq(answeredCalls.requestId, requestId));

// Leaves out passwords, because a plain hash is easier to crack than the one they are stored as, and the choices of a
// ballot, because they are so few that the hash would reveal them.
const withoutSecrets = (name: string, value: unknown) =>
  /password/i.test(name) || name === 'choices' ? undefined : value;

const hashOf = (input: unknown) =>
  createHash('sha256').update(JSON.stringify(input, withoutSecrets)).digest('hex');

/** Registers the id for a call that starts now; false if it is already known. */
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

/**
 * Returns the stored answer.
 * @throws {AppError} 100001 when the id belongs to another call, 500013 while the first call is still running
 */
async function repeat({ database: { db } }: OnceDeps, call: RepeatableCall): Promise<unknown> {
  const [known] = await db.select().from(answeredCalls).where(isCall(call));
  if (known && known.inputHash !== hashOf(call.input))
    throw new AppError(retCodes.PARAMETER_INVALID, {
      data: { fields: { requestId: m.fault_request_id_used() } },
    });
  // The row is gone because the first call has just failed.
  if (!known?.answer) throw new AppError(retCodes.DUPLICATE_SUBMIT);
  return known.answer.data;
}

/**
 * Runs a user's call, or repeats its earlier answer, so that a client that received none can retry safely. A rejected
 * call leaves no trace and may be corrected under the same id; a call rejected as busy may be retried. If the server
 * dies before answering, the id is refused for the rest of the day, because part of the work may have been done.
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
      // The work is done; reporting "busy" would make the client repeat it.
      if (!isBusy(error)) throw error;
    });
  return data;
}

/** Deletes expired answers. */
export async function forgetAnswers({ database: { db }, clock }: OnceDeps): Promise<void> {
  await db.delete(answeredCalls).where(lt(answeredCalls.begunAt, new Date(clock.now().getTime() - keptMs)));
}
