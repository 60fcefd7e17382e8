import type { OwnApplication, ReceivedApplication, ReceivedRow } from '@portal/contract/recruit/application';
import {
  applicationStateLabels,
  applicationTransitions,
  decidingEvents,
} from '@portal/contract/recruit/terms';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { posts } from '../../community/post.table.ts';
import { shownPostPath } from '../../community/post-path.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { erasesOnOf } from '../recruit.policy.ts';
import { recruitApplications, recruits } from '../recruit.table.ts';

/** The applicant's details are read from their account, so no copy has to be erased later. */
export const selectApplications = (db: Db) =>
  db
    .select({
      application: recruitApplications,
      recruit: recruits,
      post: { title: posts.title, status: posts.status },
      name: users.name,
      phone: users.phoneNumber,
      enterpriseName: enterprises.shortName,
      file: { name: fileItems.name, mime: fileItems.mime, bytes: fileItems.bytes },
    })
    .from(recruitApplications)
    .innerJoin(recruits, eq(recruits.postId, recruitApplications.postId))
    .innerJoin(posts, eq(posts.id, recruitApplications.postId))
    .leftJoin(users, eq(users.id, recruitApplications.userId))
    .leftJoin(enterprises, eq(enterprises.id, recruitApplications.enterpriseId))
    .leftJoin(fileItems, and(eq(fileItems.fileId, recruitApplications.fileId), eq(fileItems.index, 0)));

type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

/** @throws {AppError} 500404, also for rows the condition excludes */
export async function getApplication(db: Db, id: string, where?: SQL): Promise<ApplicationRow> {
  const [row] = await selectApplications(db).where(and(eq(recruitApplications.id, id), where));
  if (!row) throw notFound();
  return row;
}

/** The user's current application to a recruitment; withdrawn ones do not count. */
export async function findOwnIn(db: Db, postId: string, userId: string): Promise<ApplicationRow | null> {
  const [row] = await selectApplications(db).where(
    and(
      eq(recruitApplications.postId, postId),
      eq(recruitApplications.userId, userId),
      ne(recruitApplications.status, 'WITHDRAWN'),
    ),
  );
  return row ?? null;
}

export const positionOf = ({
  application: { positionId },
  recruit: { positions },
}: Pick<ApplicationRow, 'recruit'> & { application: { positionId: string } }): string =>
  positions.find(({ id }) => id === positionId)?.title ?? '';

const resumeOf = ({ application: { fileId }, file }: ApplicationRow) =>
  fileId === null || file === null ? null : { fileId, index: 0, ...file };

const shared = (row: ApplicationRow) => {
  const { id, postId, status, interviewAt, createdAt } = row.application;
  return {
    applicationId: id,
    postId,
    title: row.post.title,
    position: positionOf(row),
    state: status,
    stateLabel: applicationStateLabels[status](),
    interviewAt: interviewAt?.getTime() ?? null,
    createdAt: createdAt.getTime(),
  };
};

export function viewOwnApplication(row: ApplicationRow): OwnApplication {
  const { version, note, interviewPlace, answer, status, postId } = row.application;
  return {
    ...shared(row),
    version,
    path: shownPostPath('RECRUIT', postId, row.post.status),
    note,
    resume: resumeOf(row),
    interviewPlace,
    answer,
    erasesOn: erasesOnOf(row.recruit),
    mayWithdraw: applicationTransitions[status].withdraw !== undefined,
  };
}

/** The identity of an applicant who has withdrawn is no longer shown. */
const isNamed = ({ application: { status } }: ApplicationRow) => status !== 'WITHDRAWN';

export const viewReceivedRow = (row: ApplicationRow): ReceivedRow => ({
  ...shared(row),
  name: isNamed(row) ? (row.name ?? '') : '',
  enterpriseName: isNamed(row) ? (row.enterpriseName ?? '') : '',
  hasResume: row.application.fileId !== null,
});

export function viewReceived(row: ApplicationRow): ReceivedApplication {
  const { version, note, interviewPlace, answer, status } = row.application;
  return {
    ...viewReceivedRow(row),
    version,
    phone: isNamed(row) ? (row.phone ?? '') : '',
    note,
    resume: resumeOf(row),
    interviewPlace,
    answer,
    erasesOn: erasesOnOf(row.recruit),
    actions: decidingEvents.filter((event) => applicationTransitions[status][event] !== undefined),
  };
}
