import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { recommendations } from '../match/recommend.table.ts';
import { insertProject, insertProjectCodes } from '../match/testing/insert-project.ts';
import { policySearch } from '../policy/policy.search.ts';
import { policies } from '../policy/policy.table.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { insertTutor } from '../tutor/testing/insert-tutor.ts';
import { tutorSearch } from '../tutor/tutor.search.ts';
import { tutors } from '../tutor/tutor.table.ts';
import { computeMatches } from './testing/compute-matches.ts';

const publicMatches = 'GET /api/matchManage/match/queryList';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
  await insertProjectCodes(portal.db);
});
afterAll(() => portal.close());

it('finds tutors with similar words and valid policies of the industry, but recommends them to nobody', async () => {
  const enterpriseId = await insertEnterprise(portal.db, { name: '买花的企业（演示）' });
  const projectId = await insertProject(portal.db, { enterpriseId });
  const helps = {
    name: '简一苇',
    title: '红玫瑰采后顾问',
    fields: ['红玫瑰', '预冷', '枝长六十厘米'],
    intro: '情人节前红玫瑰预冷至四度以下并附温度记录。',
  };
  const tutor = await insertTutor(portal.db, helps);
  const paused = await insertTutor(portal.db, { ...helps, status: 'PAUSED' });
  const policy = await insertPolicy(portal.db, { title: '月季外销补助', industryTags: ['T_ROSE'] });
  await insertPolicy(portal.db, { industryTags: ['T_ROSE'], effectiveTo: '2026-10-31' });
  await insertPolicy(portal.db, { industryTags: ['T_COLD'] });
  await refreshDocuments(portal.db, tutorSearch, [tutor, paused], testNow);
  await refreshDocuments(portal.db, policySearch, [policy], testNow);
  const clock = { now: () => testNow };
  await computeMatches({ database: portal.database, clock, pay: portal.pay }, { projectId });
  const rows = async () => (await portal.call(publicMatches, { projectId })).data.rows;
  expect(
    (await rows())
      .map(({ targetType, title, note, href }) => ({ targetType, title, note, href }))
      .toSorted((a, b) => a.targetType.localeCompare(b.targetType)),
  ).toEqual([
    {
      targetType: 'POLICY',
      title: '月季外销补助',
      note: '演绿发〔2026〕6号',
      href: `/policy/policylist/${policy}`,
    },
    {
      targetType: 'TUTOR',
      title: '简一苇',
      note: '红玫瑰采后顾问',
      href: `/service/tutorlist/${tutor}`,
    },
  ]);
  expect(await portal.db.$count(recommendations)).toBe(0);
  // Unavailable helpers are hidden, even if they were found earlier.
  await portal.db.update(tutors).set({ status: 'PAUSED' }).where(eq(tutors.id, tutor));
  await portal.db.update(policies).set({ status: 'REPEALED' }).where(eq(policies.id, policy));
  expect(await rows()).toEqual([]);
});
