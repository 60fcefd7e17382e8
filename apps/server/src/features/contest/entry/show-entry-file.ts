import type { entryFile, entryVideo } from '@portal/contract/contest/entry';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { isEntryOpenTo } from '../contest.queries.ts';
import { contestEntries } from '../contest.table.ts';
import { getOwnEntry } from './entry.queries.ts';

interface Submitted {
  files: string[];
  videoFileId: string | null;
}

/** An entry's files for people who can see them, null for others. */
async function findSubmitted({ db, actor }: ReplyContext, id: string): Promise<Submitted | null> {
  if (actor.operatorRoles.includes('OP_SERVICE')) {
    const [entry] = await db
      .select({
        files: contestEntries.files,
        videoFileId: contestEntries.videoFileId,
        submittedAt: contestEntries.submittedAt,
      })
      .from(contestEntries)
      .where(and(eq(contestEntries.id, id), isEntryOpenTo(actor.userId)));
    // Entries that were never submitted are only visible to the team.
    return entry?.submittedAt ? entry : null;
  }
  const own = await getOwnEntry(db, actor.userId, id).catch(() => null);
  return own && own.memberState !== 'INVITED' ? own.entry : null;
}

async function send(ctx: ReplyContext, fileId: string | null | undefined): Promise<FastifyReply> {
  const file = fileId ? await findFile(ctx.db, fileId, 0) : null;
  return file ? sendFile(ctx, file, 'inline') : sendMissing(ctx.reply);
}

/** Sends a file of an entry to its team and the office; others can't tell whether it exists. */
export const showEntryFile = async (ctx: ReplyContext, { id, nth }: InputOf<typeof entryFile>) =>
  send(ctx, (await findSubmitted(ctx, id))?.files[nth]);

/** Sends the video of an entry, in the ranges requested by the player. */
export const showEntryVideo = async (ctx: ReplyContext, { id }: InputOf<typeof entryVideo>) =>
  send(ctx, (await findSubmitted(ctx, id))?.videoFileId);
