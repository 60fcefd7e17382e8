import {
  archiveDownload,
  archiveOperate,
  archivePropose,
  archiveQueryDetail,
  archiveQueryList,
  archiveUpload,
} from '@portal/contract/park-archive/archive';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { encodeFileName } from '../../../platform/files/file-name.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ContextOf, InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { type BoundEndpoint, bind, bindMultipart, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Importers } from '../importers.ts';
import { operateArchive } from './operate-archive.ts';
import { type ParkArchive, parkArchives } from './park-archive.table.ts';
import { downloadUntil, viewArchiveDetail, viewArchives } from './park-archive.view.ts';
import { proposeArchive, receiveArchive } from './propose-archive.ts';
import { storageKeyOfArchive } from './storage-key.ts';

/** @throws {AppError} 500404 */
async function getArchive(db: Db, id: string): Promise<ParkArchive> {
  const [row] = await db.select().from(parkArchives).where(eq(parkArchives.id, id));
  if (!row) throw notFound();
  return row;
}

function queryArchives(
  { db, actor }: ContextOf<typeof archiveQueryList>,
  input: InputOf<typeof archiveQueryList>,
) {
  const { pageNo, pageSize } = input;
  const rows = db
    .select()
    .from(parkArchives)
    .orderBy(desc(parkArchives.createdAt), desc(parkArchives.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .then((archives) => viewArchives(db, actor, archives));
  return pageOf(input, rows, db.$count(parkArchives), (row) => row);
}

/** Streams an archive, and logs who took it. */
async function sendArchive(ctx: ReplyContext<Actor>, { id }: InputOf<typeof archiveDownload>) {
  const { db, files, reply, now } = ctx;
  const archive = await getArchive(db, id);
  const isOver = (downloadUntil(archive) ?? 0) <= now.getTime();
  const content = isOver ? null : await files.stream(storageKeyOfArchive(id));
  if (!content) throw notFound();
  await writeLog(db, ctx, {
    event: 'parkArchive.export',
    entity: 'parkArchive',
    entityId: id,
    after: { bytes: archive.bytes },
  });
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(`${archive.no}.zip`)}`)
    .header('content-length', archive.bytes)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

export const parkArchiveRoutes = (importers: Importers): BoundEndpoint[] => [
  bind(archiveQueryList, queryArchives),
  bind(archiveQueryDetail, async ({ db, actor }, { id }) =>
    viewArchiveDetail(db, actor, importers, await getArchive(db, id)),
  ),
  bind(archivePropose, proposeArchive),
  bindMultipart(archiveUpload, (ctx) => receiveArchive(ctx, importers)),
  bind(archiveOperate, operateArchive),
  bindRaw(archiveDownload, sendArchive),
];
