import { and, asc, eq, gt } from 'drizzle-orm';
import type { Importer } from '../../../feature/importer.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { users } from '../../identity/user.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { namesOfCodes } from './code-lists.ts';

/** The enterprises in the park, with names for codes. */
export const enterpriseRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const names = await namesOfCodes(db);
  const pages = inPages((after, limit) =>
    db
      .select()
      .from(enterprises)
      .where(and(gt(enterprises.id, after), eq(enterprises.entryStatus, 'PASSED')))
      .orderBy(asc(enterprises.id))
      .limit(limit),
  );
  for await (const rows of pages)
    yield rows.map(({ property, chainStages, industryTagIds, regionId, admittedAt, ...row }) => ({
      ...row,
      property: names.ENTERPRISE_PROPERTS(property),
      chainStages: chainStages.map(names.CHAIN_STAGE),
      industryTagIds: industryTagIds.map(names.INDUSTRY_TAG),
      regionId: names.REGION(regionId),
      admittedOn: admittedAt && chinaDayOf(admittedAt),
    }));
};

/** Active members of the enterprises in the park. */
export const memberRows: NonNullable<Importer['rowsOf']> = (db) =>
  inPages((after, limit) =>
    db
      .select({
        id: enterpriseMembers.id,
        name: users.name,
        phoneNumber: users.phoneNumber,
        enterprise: enterprises.creditCode,
        memberRole: enterpriseMembers.memberRole,
        loginName: users.loginName,
      })
      .from(enterpriseMembers)
      .innerJoin(users, eq(users.id, enterpriseMembers.userId))
      .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
      .where(
        and(
          gt(enterpriseMembers.id, after),
          eq(enterpriseMembers.status, 'ACTIVE'),
          eq(enterprises.entryStatus, 'PASSED'),
          eq(users.status, 'NORMAL'),
        ),
      )
      .orderBy(asc(enterpriseMembers.id))
      .limit(limit),
  );
