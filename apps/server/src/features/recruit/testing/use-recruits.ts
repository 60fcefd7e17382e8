import { resumePurpose } from '@portal/contract/recruit/terms';
import { ulid } from 'ulidx';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { theme } from '../../community/testing/insert-post.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';

export const calls = {
  submit: 'POST /api/communityManage/post/submit',
  moderate: 'POST /api/communityManage/moderation/operate',
  detail: 'GET /api/communityManage/recruit/queryDetail',
  standing: 'GET /api/communityManage/recruit/queryStanding',
  apply: 'POST /api/communityManage/recruit/apply',
  own: 'GET /api/communityManage/recruitApply/queryDetail',
  withdraw: 'POST /api/communityManage/recruitApply/operate',
  received: 'GET /api/communityManage/recruitApply/queryReceivedList',
  receivedOne: 'GET /api/communityManage/recruitApply/queryReceivedDetail',
  decide: 'POST /api/communityManage/recruitApply/operateReceived',
  ownList: 'GET /api/communityManage/recruit/queryOwnList',
  operateOwn: 'POST /api/communityManage/recruit/operateOwn',
  manageList: 'GET /api/communityManage/recruit/queryManageList',
  manageDetail: 'GET /api/communityManage/recruit/queryManageDetail',
  operate: 'POST /api/communityManage/recruit/operate',
} as const;

export const positionOf = (title: string, more: object = {}) => ({
  title,
  count: 2,
  salaryFromFen: 450_000,
  salaryToFen: 620_000,
  place: '创研楼 A 座',
  requirement: '手稳',
  ...more,
});

/** A job with two positions, open until the end of the month the tests run in. */
export const recruitOf = (more: object = {}) => ({
  ...theme,
  kind: 'RECRUIT',
  title: '组培车间接种员两名',
  recruit: {
    recruitKind: 'JOB',
    positions: [positionOf('接种员'), positionOf('质检', { count: 1 })],
    deadline: '2026-11-30',
    ...more,
  },
});

export interface Someone {
  id: string;
  token: string;
  enterpriseId: string | null;
}

/** Creates test users: individuals, enterprise members and the community office. */
export function peopleOf(portal: () => TestApp) {
  const person = async (
    given: { enterpriseId?: string | null; memberRole?: 'OWNER' | 'ADMIN' | 'STAFF'; name?: string } = {},
  ): Promise<Someone> => {
    const { enterpriseId = null, memberRole = 'OWNER', name = '梁苔生' } = given;
    const userType = enterpriseId ? ('200' as const) : ('100' as const);
    const acting = enterpriseId ? ({ auditStatus: '2' } as const) : {};
    const { id } = await insertUser(portal().db, { name, userType, enterpriseId, ...acting });
    if (enterpriseId)
      await portal()
        .db.insert(enterpriseMembers)
        .values({
          id: ulid(),
          enterpriseId,
          userId: id,
          memberRole,
          status: 'ACTIVE',
        } as typeof enterpriseMembers.$inferInsert);
    const token = await portal().logIn({
      userId: id,
      userType,
      enterpriseId,
      ...(enterpriseId ? { memberRole, ...acting } : {}),
    });
    return { id, token, enterpriseId };
  };
  const employer = async (name = `青禾组培 ${ulid().slice(-6)}`): Promise<Someone> =>
    person({ enterpriseId: await insertEnterprise(portal().db, { name }) });
  const operator = async () => {
    const { id } = await insertUser(portal().db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] });
    return portal().logIn({ userId: id, userType: '900', operatorRoles: ['OP_COMMUNITY'] });
  };
  return { person, employer, operator };
}

export async function insertResume(
  { db }: TestApp,
  ownerUserId: string,
  more: Partial<typeof fileGroups.$inferInsert> = {},
  mime = 'application/pdf',
): Promise<string> {
  const id = ulid();
  await db
    .insert(fileGroups)
    .values({ id, purpose: resumePurpose, visibility: 'owner', ownerUserId, ...more });
  await db
    .insert(fileItems)
    .values({ fileId: id, index: 0, name: '简历.pdf', mime, bytes: 9, sha256: 'x', storageKey: 'none' });
  return id;
}
