import type { judgingFile, judgingVideo } from '@portal/contract/contest/judging';
import type { FastifyReply } from 'fastify';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { openThread } from '../../../platform/thread/thread.ts';
import { numberText } from '../contest.view.ts';
import { getOwnBallot } from './ballot.queries.ts';
import { blindName } from './blind-file.ts';
import type { BlindTasks } from './blind-thread.ts';

const thread = openThread<BlindTasks>(new URL('./blind-thread.ts', import.meta.url));

/** Sends a file of an entry the caller judges, without its name and author data. */
export async function showBlindFile(
  ctx: ReplyContext,
  { id, nth }: InputOf<typeof judgingFile>,
): Promise<FastifyReply> {
  const own = await getOwnBallot(ctx.db, ctx.actor.userId, id).catch(() => null);
  const fileId = own && own.ballot.status !== 'CONFLICT' ? own.entry.files[nth] : undefined;
  const file = fileId === undefined ? null : await findFile(ctx.db, fileId, 0);
  const bytes = file?.storageKey ? await ctx.files.get(file.storageKey) : null;
  if (!own || !file || !bytes) return sendMissing(ctx.reply);
  return ctx.reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `inline; filename="${blindName(numberText(own.entry.blindNo), nth, file.mime)}"`,
    )
    .type(file.mime)
    .send(Buffer.from(await thread.run('blind', { bytes, mime: file.mime })));
}

/** Sends the video of an entry the caller judges; its metadata was removed on upload. */
export async function showBlindVideo(
  ctx: ReplyContext,
  { id }: InputOf<typeof judgingVideo>,
): Promise<FastifyReply> {
  const own = await getOwnBallot(ctx.db, ctx.actor.userId, id).catch(() => null);
  const fileId = own && own.ballot.status !== 'CONFLICT' ? own.entry.videoFileId : null;
  const file = fileId === null ? null : await findFile(ctx.db, fileId, 0);
  if (!own || !file) return sendMissing(ctx.reply);
  const name = blindName(numberText(own.entry.blindNo), own.entry.files.length, file.mime);
  return sendFile(ctx, { ...file, name }, 'inline');
}
