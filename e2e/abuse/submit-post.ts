import { eq } from 'drizzle-orm';
import { boards, boardTypes, posts } from '../../apps/server/src/features/community/post.table.ts';
import type { Writer } from './writer.ts';

type PostKind = (typeof boardTypes.$inferInsert)['postKinds'][number];
type Fixtures = Writer['fixtures'];

interface Saved {
  postId: string;
  version: number;
}

/** Submits a post with the hostile texts in a board that accepts posts of its kind. */
export async function submitPost(
  { db, write }: Writer,
  author: Fixtures['author'],
  kind: PostKind,
  part: Record<string, unknown>,
): Promise<Saved> {
  const typeId = `Q${kind}Z`;
  const plateId = `${typeId}_A`;
  await db
    .insert(boardTypes)
    .values({ id: typeId, name: kind, postKinds: [kind] })
    .onConflictDoNothing();
  await db.insert(boards).values({ id: plateId, typeId, name: kind }).onConflictDoNothing();
  return write<Saved>(author.caller, '/api/communityManage/post/submit', {
    data: { kind, plateId, fileIds: [], tags: [], anonymous: false, ...part },
  });
}

/** No one can approve their own post. */
export async function passPost({ db, fixtures: { author, chief } }: Writer, postId: string): Promise<void> {
  const [post] = await db.select().from(posts).where(eq(posts.id, postId));
  const other = post?.authorId === chief.user.id ? author : chief;
  await other.caller.post('/api/communityManage/moderation/operate', {
    target: 'POST',
    id: postId,
    version: post?.version,
    event: 'pass',
    data: {},
  });
}
