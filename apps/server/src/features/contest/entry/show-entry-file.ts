import type { entryFile } from '@portal/contract/contest-entry';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { contestEntries } from '../contest.table.ts';
import { getOwnEntry } from './entry.queries.ts';

async function filesFor({ db, actor }: ReplyContext, id: string): Promise<string[]> {
  if (actor.operatorRoles.includes('OP_SERVICE')) {
    const [entry] = await db
      .select({ files: contestEntries.files, submittedAt: contestEntries.submittedAt })
      .from(contestEntries)
      .where(eq(contestEntries.id, id));
    // What was never handed in is the team's alone.
    return entry?.submittedAt ? entry.files : [];
  }
  const own = await getOwnEntry(db, actor.userId, id).catch(() => null);
  return own && own.memberState !== 'INVITED' ? own.entry.files : [];
}

/** Sends a file of an entry to its team and to the office; nobody else learns whether there is one. */
export async function showEntryFile(
  ctx: ReplyContext,
  { id, nth }: InputOf<typeof entryFile>,
): Promise<FastifyReply> {
  const fileId = (await filesFor(ctx, id))[nth];
  const file = fileId === undefined ? null : await findFile(ctx.db, fileId, 0);
  return file ? sendFile(ctx, file, 'inline') : sendMissing(ctx.reply);
}
