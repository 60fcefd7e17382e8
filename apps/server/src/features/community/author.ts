import type { AuthorBadge } from '@portal/contract/community-terms';
import type { PostAuthor } from '@portal/contract/post';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { tutors } from '../tutor/tutor.table.ts';
import { communityProfiles } from './post.table.ts';

/** What is read of an author beside a text; joined by `authorId` and `enterpriseId` of the text. */
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

/** Persons go by the name they have chosen, else by the first character of their own. */
export function nameOfAuthor({ userName, userType, userStatus, nickname }: AuthorOfRow): string {
  if (userStatus === 'CANCELLED') return m.community_author_gone();
  if (nickname) return nickname;
  return userType === '100' ? `${[...userName][0] ?? ''}*` : userName;
}

/**
 * Who wrote a text, as anybody may know. Of somebody who wants to stay unknown nothing is left: no name, no picture,
 * no badge, no id by which two of their texts could be told to be of one person.
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

/** What may stand beside the caller's name, as it is when they write. */
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

/** How an author is called, for messages; empty of one who stays unknown. */
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
