import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { JobDeps } from '../../../feature/feature.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { serviceOrderLogs, serviceOrders } from '../../service-order/service-order.table.ts';
import { matches } from '../match.table.ts';
import { projects } from '../project.table.ts';
import { recommendations, recommendMutes } from '../recommend.table.ts';
import { insertProject, insertProjectCodes } from './insert-project.ts';
import { insertRecommend } from './insert-recommend.ts';

/** The identity of both sides: everything that would reveal them. */
export const buyerIs = {
  name: '远岫花卉电商有限公司（演示）',
  shortName: '远岫花卉',
  contactName: '席远岫',
  contactPhone: '15410067719',
};
export const growerIs = {
  name: '绛云切花有限公司（演示）',
  shortName: '绛云切花',
  contactName: '简一苇',
  contactPhone: '15410035287',
};
export const secretsOf = (side: typeof buyerIs) => [
  side.name.replace('（演示）', ''),
  side.shortName,
  side.contactName,
  side.contactPhone,
];

export const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
export const fieldsOf = async (answer: Promise<unknown>) => {
  const { header, data } = (await answer) as { header: { retCode: string }; data: { fields?: object } };
  expect(header.retCode).toBe('100002');
  return Object.keys(data.fields ?? {});
};

const contactOf = ({ contactName, contactPhone }: typeof buyerIs) => ({ contactName, contactPhone });

/** Inserts the enterprises and logs in those who act for them. */
async function insertSides(portal: TestApp) {
  await insertProjectCodes(portal.db);
  const credit = { creditGrade: 'A', creditScore: 85, industryTagIds: ['T_ROSE'], regionId: 'YX-BP' };
  const buyerId = await insertEnterprise(portal.db, { ...buyerIs, ...credit, regionId: 'YX-XD' });
  const growerId = await insertEnterprise(portal.db, { ...growerIs, ...credit });
  const thirdId = await insertEnterprise(portal.db, {
    name: '第三家企业（演示）',
    industryTagIds: ['T_COLD'],
    chainStages: ['LOGISTICS'],
  });
  const officer = await insertUser(portal.db, {
    userType: '900',
    operatorRoles: ['OP_SERVICE'],
    name: '闻照影',
  });
  const buyer = await insertMember(portal, buyerId, 'OWNER');
  return {
    buyerId,
    growerId,
    thirdId,
    buyer: buyer.token,
    buyerUserId: buyer.user.id,
    grower: (await insertMember(portal, growerId, 'OWNER')).token,
    growerStaff: (await insertMember(portal, growerId, 'STAFF')).token,
    third: (await insertMember(portal, thirdId, 'OWNER')).token,
    operator: await portal.logIn({ userId: officer.id, userType: '900', operatorRoles: ['OP_SERVICE'] }),
  };
}

interface TwoSides extends Awaited<ReturnType<typeof insertSides>> {
  portal: TestApp;
  db: TestApp['db'];
  call: TestApp['call'];
  deps: JobDeps;
  now: Date;
}

/** A buyer, a matching grower, a third enterprise and an officer of the park, set up before the tests. */
export function useTwoSides() {
  const park = { now: testNow } as TwoSides;
  beforeAll(async () => {
    const portal = await openTestApp(() => park.now);
    const { database, pay, db } = portal;
    const deps = { database, clock: { now: () => park.now }, pay };
    Object.assign(park, { portal, db, call: portal.call.bind(portal), deps }, await insertSides(portal));
  });
  afterEach(async () => {
    park.now = testNow;
    for (const table of [
      serviceOrderLogs,
      serviceOrders,
      recommendMutes,
      recommendations,
      matches,
      projects,
      messages,
      cases,
    ])
      await park.db.delete(table);
  });
  afterAll(() => park.portal.close());
  return park;
}

/** Inserts a demand of the buyer and a matching offer of the grower, both public. */
export async function bringTogether(park: TwoSides): Promise<{ demand: string; offer: string }> {
  const demand = await insertProject(park.db, { enterpriseId: park.buyerId, ...contactOf(buyerIs) });
  const offer = await insertProject(park.db, {
    enterpriseId: park.growerId,
    kind: 'SUPPLY',
    title: '情人节红玫瑰预冷供应',
    quantityX100: 3_200_000,
    ...contactOf(growerIs),
    regionId: 'YX-BP',
    publishedAt: testNow,
  });
  return { demand, offer };
}

/** Recommends the demand to the grower; by default both sides have agreed. */
export async function connect(park: TwoSides, given: object = {}): Promise<{ demand: string; id: string }> {
  const { demand } = await bringTogether(park);
  const id = await insertRecommend(park.db, {
    projectId: demand,
    ownerId: park.buyerId,
    toEnterpriseId: park.growerId,
    status: 'CONNECTED',
    ...given,
  });
  return { demand, id };
}
