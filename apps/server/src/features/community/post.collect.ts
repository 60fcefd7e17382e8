import { postPath } from '@portal/contract/community/post-path';
import { and, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { posts } from './post.table.ts';
import { readPictures } from './post.view.ts';
import { isShown } from './shown-post.public.ts';

/** Notifies people who saved a post when its text changes or its question is answered. */
export const postCollect: CollectSource = {
  type: 'POST',
  async read(db, ids) {
    const rows = await db
      .select({
        id: posts.id,
        title: posts.title,
        kind: posts.kind,
        fileIds: posts.fileIds,
        text: sql<string>`md5(${posts.title} || ${posts.body})`,
      })
      .from(posts)
      .where(and(inArray(posts.id, [...ids]), isShown));
    const pictures = await readPictures(
      db,
      rows.flatMap(({ fileIds }) => fileIds),
      () => '',
    );
    return rows.map(({ id, title, kind, fileIds, text }) => ({
      id,
      title,
      category: kind,
      cover: fileIds.flatMap((fileId) => pictures.get(fileId) ?? [])[0] ?? null,
      keyDay: null,
      path: postPath(kind, id),
      facts: { text },
    }));
  },
};
