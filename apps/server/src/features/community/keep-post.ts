import type { PostContent } from '@portal/contract/community/post';
import { postFilePurpose } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cleanAuthoredHtml, picturesOf } from '../../platform/text/authored-html.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { badgesOf } from './author.ts';
import { boards, boardTypes, type Post, posts } from './post.table.ts';
import type { Community } from './post-kinds.ts';
import { excerptOf, fingerprintOf } from './text-measure.ts';

const leastBody = 8;
const maxBody = 20_000;

export interface WrittenPost {
  /** As stored. */
  content: PostContent;
  /** Plain text of the body. */
  text: string;
  plateTypeCode: string;
}

type Faults = Record<string, string>;

const mayWrite = ({ userType, auditStatus, operatorRoles }: Actor, whoCanPost: string): boolean => {
  const isOfPark = operatorRoles.some((role) => role.startsWith('OP_'));
  if (whoCanPost === 'PARK') return isOfPark;
  return whoCanPost === 'LOGIN' || isOfPark || (userType === '200' && auditStatus === '2');
};

async function findBoardFaults(tx: Db, actor: Actor, { plateId, kind }: PostContent, kept: Post | null) {
  const [row] = await tx
    .select({ board: boards, type: boardTypes })
    .from(boards)
    .innerJoin(boardTypes, eq(boardTypes.id, boards.typeId))
    .where(eq(boards.id, plateId));
  // Posts keep their board even if it's no longer offered.
  const isOffered = row && ((row.board.enabled && row.type.enabled) || kept?.plateId === plateId);
  if (!row || !isOffered)
    return { faults: { plateId: m.fault_choose({ field: m.community_field_board() }) } };
  const faults: Faults = {};
  if (!row.type.postKinds.includes(kind)) faults.plateId = m.community_fault_board_kind();
  else if (!mayWrite(actor, row.type.whoCanPost)) faults.plateId = m.community_fault_board_writers();
  return { faults, plateTypeCode: row.type.id };
}

/** Errors for files that aren't the author's own, or were uploaded for another purpose. */
async function findFileFaults(tx: Db, userId: string, { fileIds, body }: PostContent): Promise<Faults> {
  const shown = picturesOf(body);
  const wanted = [...new Set([...fileIds, ...shown])];
  if (wanted.length === 0) return {};
  const rows = await tx
    .select({ id: fileGroups.id, purpose: fileGroups.purpose, visibility: fileGroups.visibility })
    .from(fileGroups)
    .where(and(inArray(fileGroups.id, wanted), eq(fileGroups.ownerUserId, userId)));
  const own = new Map(rows.map((row) => [row.id, row]));
  return {
    ...(fileIds.some((id) => own.get(id)?.purpose !== postFilePurpose)
      ? { fileIds: m.fault_choice_gone() }
      : {}),
    ...(shown.some((id) => own.get(id)?.visibility !== 'public')
      ? { body: m.fault_text_picture_gone() }
      : {}),
  };
}

/** The post as it will be stored: formatted text sanitized, duplicates removed. */
function cleanPost(data: PostContent): PostContent {
  return {
    ...data,
    body: cleanAuthoredHtml(data.body),
    tags: [...new Set(data.tags)],
    fileIds: [...new Set(data.fileIds)],
  };
}

/**
 * Validates what the contract can't: board, files, text length and the details of the kind. Drafts may be shorter than
 * the minimum, and their details are only validated on publication.
 * @throws {AppError} 100002
 */
export async function requirePost(
  tx: Db,
  { kinds }: Pick<Community, 'kinds'>,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  given: PostContent,
  kept: Post | null,
  { isDraft = false } = {},
): Promise<WrittenPost> {
  const content = cleanPost(given);
  const text = textOfHtml(content.body);
  const { faults: boardFaults, plateTypeCode = '' } = await findBoardFaults(tx, actor, content, kept);
  const faults: Faults = {
    ...boardFaults,
    ...(text.length < (isDraft ? 0 : leastBody) || text.length > maxBody
      ? { body: m.fault_length({ field: m.field_body(), min: leastBody, max: maxBody }) }
      : {}),
    ...(await findFileFaults(tx, actor.userId, content)),
    // The text of a public post can change, but not its details.
    ...(isDraft || kept?.status === 'PUBLISHED'
      ? {}
      : await kinds.findFaults(tx, content, { userId: actor.userId, now })),
  };
  if (!kinds.isKnown(content.kind) || (kept !== null && kept.kind !== content.kind))
    faults.kind = m.fault_unknown_kind({ field: m.field_kind() });
  const part = kinds.partName(content.kind);
  if (!isDraft && part !== null && kinds.partOf(content) === undefined)
    faults[part] = m.fault_fill_in({ field: m.field_kind() });
  if (Object.keys(faults).length > 0)
    throw fieldsRefused(
      Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`data.${field}`, fault])),
    );
  return { content, text, plateTypeCode };
}

/** Columns of the written text. */
export const columnsOfText = ({ content, text, plateTypeCode }: WrittenPost) => ({
  plateTypeCode,
  plateId: content.plateId,
  title: content.title,
  body: content.body,
  excerpt: excerptOf(text),
  fileIds: content.fileIds,
  tags: content.tags,
  fingerprint: fingerprintOf(`${content.title}${text}`),
});

/** Saves a new draft or the locked post, with the details of its kind. */
export async function keepPost(
  tx: Db,
  ctx: Context,
  { kinds }: Pick<Community, 'kinds'>,
  kept: Post | null,
  written: WrittenPost,
): Promise<Post> {
  const { actor, now } = ctx;
  const { kind, anonymous } = written.content;
  const set = { ...columnsOfText(written), anonymous, badges: await badgesOf(tx, actor) };
  let post: Post | undefined;
  if (kept) post = await updateVersion(tx, ctx, posts, kept.id, set);
  else {
    const { userId, enterpriseId } = actor;
    const by = { createdBy: userId, createdAt: now, updatedBy: userId, updatedAt: now };
    [post] = await tx
      .insert(posts)
      .values({
        ...set,
        ...by,
        id: ulid(now.getTime()),
        kind,
        authorId: userId,
        enterpriseId,
        status: 'DRAFT',
      })
      .returning();
  }
  if (!post) throw new Error('failed to insert post');
  const foundBy = await kinds.save(tx, ctx, post, written.content);
  if (foundBy === post.foundBy) return post;
  await tx.update(posts).set({ foundBy }).where(eq(posts.id, post.id));
  return { ...post, foundBy };
}
