import type { PostRow } from '@portal/contract/community/post';
import { postPath } from '@portal/contract/community/post-path';
import type { Picture } from '@portal/contract/fields';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fileItems } from '../../platform/files/file.table.ts';
import { viewAuthor } from './author.ts';
import type { ShownPostRow } from './post.queries.ts';
import type { PostKinds } from './post-kinds.ts';

const picturesInRow = 3;

/** The pictures among these files, by id. */
export async function readPictures(
  db: Db,
  fileIds: string[],
  alt: (id: string) => string,
): Promise<Map<string, Picture>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select({ fileId: fileItems.fileId, width: fileItems.width, height: fileItems.height })
    .from(fileItems)
    .where(and(inArray(fileItems.fileId, fileIds), eq(fileItems.index, 0), like(fileItems.mime, 'image/%')));
  return new Map(
    rows.map(({ fileId, width, height }) => [
      fileId,
      { fileId, width: width ?? 0, height: height ?? 0, alt: alt(fileId) },
    ]),
  );
}

/** Rows as the public sees them; anonymous authors leave no trace. */
export async function viewPosts(db: Db, kinds: PostKinds, rows: ShownPostRow[]): Promise<PostRow[]> {
  const parts = await kinds.readRows(
    db,
    rows.map(({ post }) => post),
  );
  const titles = new Map(
    rows.flatMap(({ post }) => post.fileIds.map((fileId) => [fileId, post.title] as const)),
  );
  const pictures = await readPictures(db, [...titles.keys()], (fileId) => titles.get(fileId) ?? '');
  return rows.map(({ post, boardName, author }) => ({
    postId: post.id,
    kind: post.kind,
    plateTypeCode: post.plateTypeCode,
    plateId: post.plateId,
    boardName,
    title: post.title,
    excerpt: post.excerpt,
    pictures: post.fileIds.flatMap((fileId) => pictures.get(fileId) ?? []).slice(0, picturesInRow),
    author: viewAuthor(post, author),
    tags: post.tags,
    pinned: post.pinned,
    essence: post.essence,
    views: post.views,
    likes: post.likes,
    comments: post.comments,
    publishedAt: (post.publishedAt ?? post.updatedAt).getTime(),
    lastReplyAt: post.lastReplyAt?.getTime() ?? null,
    path: postPath(post.kind, post.id),
    ...parts(post.id),
  }));
}
