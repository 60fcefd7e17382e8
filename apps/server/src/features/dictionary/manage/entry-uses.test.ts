import { articleContent } from '@portal/contract/content/article-content';
import { policyContent } from '@portal/contract/policy/content';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { articles, articleTags } from '../../content/article.table.ts';
import { articleRevisions } from '../../content/editing/article-revision.table.ts';
import { written } from '../../content/editing/testing/editors.ts';
import { insertArticle } from '../../content/testing/insert-article.ts';
import { enterpriseAudits } from '../../enterprise/admission/enterprise-audit.table.ts';
import { contributions } from '../../features.ts';
import { policyRevisions } from '../../policy/editing/policy-revision.table.ts';
import { insertPolicy } from '../../policy/testing/insert-policy.ts';
import { entered } from '../../policy/testing/officers.ts';
import { findUsedCodes } from './entry-uses.ts';

let test: TestApp;
const working = { authorIds: [], updatedAt: testNow };

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const used = async (list: string, codes: string[]) =>
  [...(await findUsedCodes(test.db, contributions.dictionaries, list, codes))].sort();

it.each(['SCHEDULED', 'EXPIRED', 'WITHDRAWN', 'TRASH'] as const)(
  'counts a tag of an article that no list shows: %s',
  async (status) => {
    const id = await insertArticle(test.db, { publishAt: testNow, tagIds: ['rose'], status });
    await test.db.delete(articleTags).where(eq(articleTags.articleId, id));
    expect(await used('TAG', ['rose', 'lily'])).toEqual(['rose']);
    await test.db.delete(articles).where(eq(articles.id, id));
    expect(await used('TAG', ['rose', 'lily'])).toEqual([]);
  },
);

it('counts codes in working copies of articles and policies', async () => {
  const articleId = await insertArticle(test.db, { publishAt: testNow });
  const content = articleContent.parse({ ...written, tagIds: ['peony'] });
  await test.db.insert(articleRevisions).values({ articleId, content, ...working });
  expect(await used('TAG', ['peony', 'lily'])).toEqual(['peony']);

  const policyId = await insertPolicy(test.db, { deptCodes: ['GREEN'] });
  const policy = policyContent.parse({ ...entered, deptCodes: ['TRADE'], industryTags: ['T_CUT'] });
  await test.db.insert(policyRevisions).values({ policyId, content: policy, ...working });
  expect(await used('POLICY_DEPT', ['GREEN', 'TRADE', 'TAX'])).toEqual(['GREEN', 'TRADE']);
  expect(await used('INDUSTRY_TAG', ['T_CUT', 'T_POT'])).toEqual(['T_CUT']);
});

it('counts codes in policy conditions', async () => {
  const rule = { ruleId: ulid(), kind: 'AUTO' as const, text: '条件文字', required: true };
  const kept = { ...rule, dataSource: 'PROFILE' as const };
  const policyId = await insertPolicy(test.db, {
    conditions: [
      { ...kept, field: 'regionId', op: 'in', value: ['YX-N', 'YX-S'] },
      { ...kept, field: 'property', op: 'eq', value: 'COOP' },
      { ...kept, field: 'honours', op: 'exists', value: null },
      { ...kept, field: 'annual.rd', op: 'ge', value: 10 },
    ],
  });
  const content = policyContent.parse({
    ...entered,
    conditions: [{ ...rule, field: 'honours', op: 'containsAny', value: ['STAR'] }],
  });
  await test.db.insert(policyRevisions).values({ policyId, content, ...working });
  expect(await used('REGION', ['YX-N', 'YX-S', 'YX-W', 'COOP'])).toEqual(['YX-N', 'YX-S']);
  expect(await used('ENTERPRISE_PROPERTS', ['COOP', 'JV'])).toEqual(['COOP']);
  expect(await used('HONOUR', ['STAR', 'MOON'])).toEqual(['STAR']);
});

it('counts codes in an application until the park has decided on it', async () => {
  const id = ulid();
  await test.db.insert(enterpriseAudits).values({
    id,
    enterpriseId: ulid(),
    applicantId: ulid(),
    state: 'PENDING',
    application: { property: 'SOLE', regionId: 'HX', industryTagIds: ['T_SEED'] },
  });
  const all = async () => [
    ...(await used('ENTERPRISE_PROPERTS', ['SOLE'])),
    ...(await used('REGION', ['HX'])),
    ...(await used('INDUSTRY_TAG', ['T_SEED'])),
  ];
  expect(await all()).toEqual(['SOLE', 'HX', 'T_SEED']);
  await test.db.update(enterpriseAudits).set({ state: 'REJECTED' }).where(eq(enterpriseAudits.id, id));
  expect(await all()).toEqual([]);
});
