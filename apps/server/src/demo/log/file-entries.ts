import { asc, eq, gte, isNotNull, or } from 'drizzle-orm';
import { articles } from '../../features/content/article.table.ts';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

const tenMinutes = 600_000;

/** Uploads: documents of enterprises, and attachments of articles. */
export async function fileEntries({ tx }: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const rows = await tx
    .select({ group: fileGroups, item: fileItems, author: articles.createdBy, writtenAt: articles.createdAt })
    .from(fileGroups)
    .innerJoin(fileItems, eq(fileItems.fileId, fileGroups.id))
    .leftJoin(articles, eq(articles.attachmentFileId, fileGroups.id))
    .where(or(isNotNull(fileGroups.ownerUserId), gte(articles.createdAt, since)))
    .orderBy(asc(fileGroups.id), asc(fileItems.index));
  return [...Map.groupBy(rows, ({ group }) => group.id)].flatMap(([entityId, group]) => {
    const [first] = group;
    if (!first) return [];
    const { ownerUserId, createdAt, purpose, visibility } = first.group;
    const at = first.writtenAt ? new Date(first.writtenAt.getTime() + tenMinutes) : createdAt;
    const files = group.map(({ item: { name, bytes, sha256 } }) => ({ name, bytes, sha256 }));
    return [
      {
        at,
        by: people.byId(ownerUserId ?? first.author) ?? null,
        event: 'file.upload',
        entityId,
        after: { purpose, visibility, files },
      },
    ];
  });
}
