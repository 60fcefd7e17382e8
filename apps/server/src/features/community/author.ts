import type { PostAuthor } from '@portal/contract/community/post';
import type { AuthorBadge } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { tutors } from '../tutor/tutor.table.ts';
import { communityProfiles } from './post.table.ts';

/** Columns for a text's author; joined by its `authorId` and `enterpriseId`. */
export const authorColumns = {
  userName: users.name,
  userType: users.userType,
  userStatus: users.status,
  avatarFileId: users.avatarFileId,
  nickname: communityProfiles.nickname,
  enterpriseName: enterprises.shortName,
};

export interface AuthorOfRow {
  userName: string;
  userType: Actor['userType'];
  userStatus: string;
  avatarFileId: string | null;
  nickname: string | null;
  enterpriseName: string | null;
}

interface WrittenBy {
  authorId: string;
  anonymous: boolean;
  badges: AuthorBadge[];
}

/** People are shown by their nickname, or else by the first character of their name. */
export function nameOfAuthor({ userName, userType, userStatus, nickname }: AuthorOfRow): string {
  if (userStatus === 'CANCELLED') return m.community_author_gone();
  if (nickname) return nickname;
  return userType === '100' ? `${[...userName][0] ?? ''}*` : userName;
}

/**
 * The public author of a text. If anonymous, nothing is left: no name, picture or badge, and no id that could link two
 * of their texts.
 */
export const viewAuthor = ({ authorId, anonymous, badges }: WrittenBy, author: AuthorOfRow): PostAuthor =>
  anonymous
    ? {
        authorId: null,
        name: m.community_author_anonymous(),
        enterpriseName: '',
        badges: [],
        avatarFileId: null,
      }
    : {
        authorId: author.userStatus === 'CANCELLED' ? null : authorId,
        name: nameOfAuthor(author),
        enterpriseName: author.userStatus === 'CANCELLED' ? '' : (author.enterpriseName ?? ''),
        badges,
        avatarFileId: author.userStatus === 'CANCELLED' ? null : author.avatarFileId,
      };

/** Badges for the caller at the time of writing. */
export async function badgesOf(
  db: Db,
  { userId, auditStatus, enterpriseId, operatorRoles }: Actor,
): Promise<AuthorBadge[]> {
  const isTutor = (await db.$count(tutors, eq(tutors.userId, userId))) > 0;
  return [
    ...(enterpriseId !== null && auditStatus === '2' ? (['ENTERPRISE'] as const) : []),
    ...(isTutor ? (['TUTOR'] as const) : []),
    ...(operatorRoles.some((role) => role.startsWith('OP_')) ? (['PARK'] as const) : []),
  ];
}

/** The author's name for messages; empty if anonymous. */
export async function readAuthorName(
  db: Db,
  { authorId, anonymous }: Pick<WrittenBy, 'authorId' | 'anonymous'>,
): Promise<string> {
  if (anonymous) return '';
  const [row] = await db
    .select({ ...authorColumns })
    .from(users)
    .leftJoin(communityProfiles, eq(communityProfiles.userId, users.id))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.id, authorId));
  return row ? nameOfAuthor(row) : '';
}
