import type { posts } from '../../features/community/post.table.ts';
import { excerptOf, fingerprintOf } from '../../features/community/text-measure.ts';
import { insertDrawings } from '../../platform/files/insert-files.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { addWorkingHours } from '../../platform/working-hours.ts';
import type { DemoComment } from '../content/compose-posts.ts';
import { demoId } from '../content/demo-id.ts';
import { motifNamed } from '../content/demo-motifs.ts';
import type { DemoContext } from '../demo-context.ts';
import { type Author, type Authors, authorOf, badgesOf, type Written } from './authors.ts';

const hour = 3_600_000;

const htmlOf = (body: string) =>
  body
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** Draws pictures for some of the posts. */
export async function drawPictures({ tx }: DemoContext, written: Written[]): Promise<Map<string, string[]>> {
  const words = ['hydrangea', 'seedling-trays', 'greenhouse'];
  const shown = written.filter(({ post }) => post.status === 'PUBLISHED' && post.daysAgo > 1);
  const wordsOf = ({ post }: Written, nth: number) => {
    if (post.picture) return [post.picture];
    return nth < 45 && nth % 3 === 0 ? words.slice(0, 1 + (post.title.length % 3)) : [];
  };
  const drawn = shown.flatMap((one, at) => {
    const { post, id } = one;
    return wordsOf(one, at).map((word, nth) => ({
      postId: id,
      id: demoId('post-picture', `${post.key}-${nth}`),
      recipe: { motif: motifNamed(word), seed: `post-${post.key}-${nth}` },
      width: 1200,
      height: 900,
      alt: post.title,
    }));
  });
  await insertDrawings(tx, drawn);
  const byPost = new Map<string, string[]>();
  for (const { postId, id } of drawn) byPost.set(postId, [...(byPost.get(postId) ?? []), id]);
  return byPost;
}

/** Rows of the comments on a post. */
export function commentRows(
  { post, id, author, at }: Written,
  authors: Authors,
  { now, acceptedNo, acceptedAt }: { now: number; acceptedNo: number | null; acceptedAt: Date | null },
) {
  const writers = new Map<number, Author>();
  const idOf = (no: number) => demoId('comment', `${post.key}-${no}`);
  const first = (comment: DemoComment): number => {
    const parent =
      comment.parent === null ? undefined : post.comments.find(({ no }) => no === comment.parent);
    return parent ? first(parent) : comment.no;
  };
  return post.comments.map((comment) => {
    const writer = authorOf(authors, comment.author, `${post.key}-${comment.no}`);
    writers.set(comment.no, writer);
    const isReply = comment.parent !== null;
    const anonymous = post.anonymous && writer.id === author.id;
    const createdAt = new Date(
      Math.min(at + comment.hoursAfter * hour, now - (post.comments.length - comment.no) * 60_000),
    );
    return {
      id: idOf(comment.no),
      postId: id,
      parentId: isReply ? idOf(first(comment)) : null,
      replyToUserId: comment.replyTo === null ? null : (writers.get(comment.replyTo)?.id ?? null),
      body: comment.body,
      authorId: writer.id,
      enterpriseId: writer.enterpriseId,
      anonymous,
      badges: badgesOf(writer),
      status: 'PUBLISHED' as const,
      likes: comment.likes,
      replies: post.comments.filter((other) => other.parent !== null && first(other) === comment.no).length,
      isAnswer: post.kind === 'QUESTION' && !isReply,
      acceptedAt: comment.no === acceptedNo ? acceptedAt : null,
      fingerprint: fingerprintOf(comment.body),
      createdAt,
      createdBy: writer.id,
      updatedAt: createdAt,
      updatedBy: writer.id,
    };
  });
}

/** Row of a post, with the columns its state requires. */
export function postRow(
  { post, id, author, at }: Written,
  fileIds: string[],
  now: number,
): typeof posts.$inferInsert {
  const { status } = post;
  const waits = status === 'PENDING' || status === 'APPEAL' || status === 'HIDDEN';
  const isRead = ['PUBLISHED', 'LOCKED', 'HIDDEN', 'DELETED'].includes(status);
  const written = new Date(at);
  return {
    id,
    kind: post.kind,
    plateTypeCode: post.plateTypeCode,
    plateId: post.plateId,
    title: post.title,
    body: htmlOf(post.body),
    excerpt: excerptOf(post.body),
    fileIds,
    tags: post.tags.slice(0, 5),
    authorId: author.id,
    enterpriseId: author.enterpriseId,
    anonymous: post.anonymous,
    badges: badgesOf(author),
    status,
    reason: post.reason,
    appeal: status === 'APPEAL' ? '已把联系方式删掉，请再看一下。' : '',
    review:
      status === 'PENDING'
        ? { causes: [post.kind === 'THEME' ? 'FIRST_POSTS' : 'KIND'], words: [] }
        : status === 'APPEAL'
          ? { causes: ['APPEAL'], words: [] }
          : status === 'HIDDEN'
            ? { causes: ['REPORTS'], words: [] }
            : null,
    dueAt: waits ? addWorkingHours(new Date(Math.max(at, now - 3 * hour)), 4 * hour) : null,
    submittedAt: status === 'DRAFT' ? null : written,
    pinned: post.pinned,
    essence: post.essence,
    views: post.views,
    likes: post.likes,
    comments: isRead ? post.comments.length : 0,
    publishedAt: isRead ? written : null,
    lastReplyAt:
      isRead && post.comments.length > 0
        ? new Date(Math.min(at + (post.comments.at(-1)?.hoursAfter ?? 0) * hour, now))
        : null,
    foundBy: [
      ...(post.recruit?.positions ?? []).map(
        ({ title, place, requirement }) => `${title} ${place} ${requirement}`,
      ),
      ...(post.lottery?.prizes ?? []).map(({ name }) => name),
      ...(post.vote?.options ?? []).map(({ text, note = '' }) => `${text} ${note}`),
    ].join(' '),
    fingerprint: fingerprintOf(`${post.title}${post.body}`),
    createdAt: written,
    createdBy: author.id,
    updatedAt: written,
    updatedBy: author.id,
  };
}
