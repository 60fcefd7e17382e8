import { articleContent } from '@portal/contract/content/article-content';
import { policyContent } from '@portal/contract/policy/content';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { testNow } from '../../../testing/test-app.ts';
import { buildings } from '../../building/building.table.ts';
import { insertBuilding } from '../../building/testing/insert-building.ts';
import { articles, articleTags } from '../../content/article.table.ts';
import { articleRevisions } from '../../content/editing/article-revision.table.ts';
import { written } from '../../content/editing/testing/editors.ts';
import { insertArticle } from '../../content/testing/insert-article.ts';
import { enterpriseAudits } from '../../enterprise/admission/enterprise-audit.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { contributions } from '../../features.ts';
import { flowerPrices } from '../../flower-price/flower-price.table.ts';
import { policyRevisions } from '../../policy/editing/policy-revision.table.ts';
import { policies } from '../../policy/policy.table.ts';
import { insertPolicy } from '../../policy/testing/insert-policy.ts';
import { entered } from '../../policy/testing/officers.ts';
import { searchRenames } from '../../search/search-rename.table.ts';
import { businessData, regions, tagInfos } from '../dictionary.table.ts';
import { findUsedCodes } from './entry-uses.ts';

const park = usePark(
  { admin: ['OP_ADMIN'], policy: ['OP_POLICY'] },
  {
    empties: [
      articleRevisions,
      articleTags,
      articles,
      buildings,
      enterpriseAudits,
      policyRevisions,
      policies,
      flowerPrices,
      searchRenames,
      businessData,
      tagInfos,
      regions,
    ],
  },
);
const working = { authorIds: [], updatedAt: testNow };

const merge = (list: string, code: string, into: string, version = 1, token = park.admin.token) =>
  park.call(
    'POST /api/baseInfoManage/dictionary/merge',
    { list, code, version, data: { into, reason: '重复录入' } },
    token,
  );
const usesOf = async (list: string, code: string) =>
  (await park.call('GET /api/baseInfoManage/dictionary/queryUses', { list, code }, park.admin.token)).data;
const entriesOf = async (list: string) =>
  (await park.call('GET /api/baseInfoManage/dictionary/queryEntries', { list }, park.admin.token)).data;
const isUsed = async (list: string, code: string) =>
  (await findUsedCodes(park.db, contributions.dictionaries, list, [code])).has(code);

beforeEach(async () => {
  const entry = (type: string, code: string) => ({ type, code, name: `${type}-${code}` });
  await park.db
    .insert(businessData)
    .values([
      ...['CUT', 'CUTS', 'POT'].map((code) => entry('INDUSTRY_TAG', code)),
      ...['STAR', 'STARS'].map((code) => entry('HONOUR', code)),
      ...['ROSE', 'ROSES'].map((code) => entry('FLOWER_VARIETY', code)),
      ...['COOP', 'COOPS'].map((code) => entry('ENTERPRISE_PROPERTS', code)),
      ...['A', 'B', 'C'].map((code) => entry('POLICY_DEPT', code)),
      entry('POLICY_KIND', 'TAX'),
    ]);
  await park.db.insert(tagInfos).values([
    { tagId: 'rose', name: '月季', group: '品类' },
    { tagId: 'roses', name: '月季花', group: '品类' },
  ]);
  await park.db.insert(regions).values([
    { regionId: 'YX', name: '云岫区', kind: '行政区' },
    { regionId: 'YX2', name: '云岫', kind: '行政区' },
    { regionId: 'HX', parentId: 'YX2', name: '核心片区', kind: '片区' },
    { regionId: 'LOW', parentId: 'YX2', name: '下级区', kind: '行政区' },
  ]);
});

describe('merging two entries', () => {
  it('moves as many as the preview counts, once each, and keeps the entry as merged', async () => {
    const both = await insertEnterprise(park.db, { name: '并甲', industryTagIds: ['CUTS', 'POT', 'CUT'] });
    const one = await insertEnterprise(park.db, { name: '并乙', industryTagIds: ['POT', 'CUTS'] });
    const application = { industryTagIds: ['CUTS'], regionId: 'YX', name: '申请' };
    const auditId = ulid();
    await park.db
      .insert(enterpriseAudits)
      .values({ id: auditId, enterpriseId: ulid(), applicantId: ulid(), state: 'PENDING', application });
    const policyId = await insertPolicy(park.db, { industryTags: ['CUTS'] });
    const content = policyContent.parse({ ...entered, industryTags: ['CUTS', 'CUT'] });
    await park.db.insert(policyRevisions).values({ policyId, content, ...working });
    const preview = await usesOf('INDUSTRY_TAG', 'CUTS');
    expect(preview.uses).toEqual(
      expect.arrayContaining([
        { label: '企业', count: 2 },
        { label: '政策的修改稿', count: 1 },
      ]),
    );
    expect(preview.total).toBe(5);
    expect((await merge('INDUSTRY_TAG', 'CUTS', 'CUT')).data).toEqual({ moved: 5 });
    const rows = await park.db.select().from(enterprises);
    const tagsOf = (id: string) => rows.find((row) => row.id === id)?.industryTagIds;
    expect([tagsOf(both), tagsOf(one)]).toEqual([
      ['CUT', 'POT'],
      ['POT', 'CUT'],
    ]);
    const [audit] = await park.db.select().from(enterpriseAudits).where(eq(enterpriseAudits.id, auditId));
    expect(audit?.application).toEqual({ ...application, industryTagIds: ['CUT'] });
    const [draft] = await park.db.select().from(policyRevisions);
    expect(draft?.content).toMatchObject({ industryTags: ['CUT'], title: content.title });
    expect(await isUsed('INDUSTRY_TAG', 'CUTS')).toBe(false);
    const merged = (await entriesOf('INDUSTRY_TAG')).find(({ code }) => code === 'CUTS');
    expect(merged).toMatchObject({ shield: 1, mergedInto: 'INDUSTRY_TAG-CUT', actions: [] });
    const offered = await park.call('GET /api/baseData/bussinessData/queryList', { type: 'INDUSTRY_TAG' });
    expect(offered.data.map(({ code }) => code)).toEqual(['CUT', 'POT']);
    const [log] = await park.db.select().from(operLogs).where(eq(operLogs.entityId, 'INDUSTRY_TAG/CUTS'));
    expect(log).toMatchObject({
      event: 'businessData.merge',
      reason: '重复录入',
      after: { mergedInto: 'INDUSTRY_TAG-CUT', moved: 5 },
    });
    expect(await park.db.select().from(searchRenames)).toMatchObject([{ list: 'INDUSTRY_TAG', code: 'CUT' }]);
  });

  it('takes what was merged before along, and offers none of them again', async () => {
    expect((await merge('POLICY_DEPT', 'B', 'A')).data).toEqual({ moved: 0 });
    expect((await merge('POLICY_DEPT', 'A', 'C', 2)).data).toEqual({ moved: 0 });
    const entries = await entriesOf('POLICY_DEPT');
    expect(entries.map(({ code, mergedInto }) => [code, mergedInto])).toEqual([
      ['A', 'POLICY_DEPT-C'],
      ['B', 'POLICY_DEPT-C'],
      ['C', null],
    ]);
    const again = await park.call(
      'POST /api/baseInfoManage/dictionary/operate',
      { list: 'POLICY_DEPT', code: 'B', event: 'unshield', version: 3 },
      park.admin.token,
    );
    expect(again.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('moves tags of articles with the lists by tag, and of their drafts', async () => {
    const both = await insertArticle(park.db, { publishAt: testNow, tagIds: ['roses', 'rose'] });
    const one = await insertArticle(park.db, { publishAt: testNow, tagIds: ['roses'] });
    const content = articleContent.parse({ ...written, tagIds: ['roses'] });
    await park.db.insert(articleRevisions).values({ articleId: one, content, ...working });
    expect((await usesOf('TAG', 'roses')).total).toBe(3);
    expect((await merge('TAG', 'roses', 'rose')).data).toEqual({ moved: 3 });
    const listed = await park.db.select().from(articleTags);
    expect(listed).toHaveLength(2);
    expect(new Map(listed.map(({ articleId, tagId }) => [articleId, tagId]))).toEqual(
      new Map([
        [both, 'rose'],
        [one, 'rose'],
      ]),
    );
    const rows = await park.db.select().from(articles);
    expect(rows.map(({ tagIds }) => tagIds)).toEqual([['rose'], ['rose']]);
    expect(await isUsed('TAG', 'roses')).toBe(false);
  });

  it('moves districts with what stands below them, honours, and conditions of policies', async () => {
    await insertBuilding(park.db, { regionId: 'YX2' });
    const id = await insertEnterprise(park.db, {
      name: '并丙',
      regionId: 'YX2',
      honours: [{ code: 'STARS', year: 2024 }] as never,
    });
    const rule = {
      ruleId: ulid(),
      kind: 'AUTO' as const,
      text: '条件文字',
      required: true,
      dataSource: 'PROFILE' as const,
    };
    await insertPolicy(park.db, {
      conditions: [
        { ...rule, field: 'regionId', op: 'in', value: ['YX2', 'YX', 'ZZ'] },
        { ...rule, field: 'property', op: 'eq', value: 'COOPS' },
        { ...rule, field: 'annual.rd', op: 'ge', value: 10 },
        { ...rule, field: 'honours', op: 'exists', value: null },
      ],
    });
    const total = (await usesOf('REGION', 'YX2')).total;
    expect(total).toBe(5);
    expect((await merge('REGION', 'YX2', 'YX')).data).toEqual({ moved: 5 });
    expect((await merge('HONOUR', 'STARS', 'STAR')).data).toEqual({ moved: 1 });
    expect((await merge('ENTERPRISE_PROPERTS', 'COOPS', 'COOP')).data).toEqual({ moved: 1 });
    const [enterprise] = await park.db.select().from(enterprises).where(eq(enterprises.id, id));
    expect(enterprise).toMatchObject({ regionId: 'YX', honours: [{ code: 'STAR', year: 2024 }] });
    const [policy] = await park.db.select().from(policies);
    expect(policy?.conditions.map(({ value }) => value)).toEqual([['YX', 'ZZ'], 'COOP', 10, null]);
    const [area] = await park.db.select().from(regions).where(eq(regions.regionId, 'HX'));
    expect(area?.parentId).toBe('YX');
  });
});

describe('refusals', () => {
  const faultOf = async (...given: Parameters<typeof merge>) =>
    (await merge(...given)).data as unknown as { fields: Record<string, string> };

  it('name the field: itself, none, hidden, below, of another kind, and what only one may have', async () => {
    await park.db.update(businessData).set({ shield: 1 }).where(eq(businessData.code, 'POT'));
    for (const [list, code, into] of [
      ['INDUSTRY_TAG', 'CUT', 'CUT'],
      ['INDUSTRY_TAG', 'CUT', 'NONE'],
      ['INDUSTRY_TAG', 'CUT', 'POT'],
      ['REGION', 'YX2', 'LOW'],
      ['REGION', 'YX2', 'HX'],
    ] as const)
      expect(await faultOf(list, code, into)).toMatchObject({ fields: { 'data.into': expect.any(String) } });
    const price = { day: '2026-11-20', fen: 100, stems: 10, source: '市场' };
    await park.db
      .insert(flowerPrices)
      .values(['ROSE', 'ROSES'].map((varietyCode) => ({ ...price, id: ulid(), varietyCode })));
    expect(await faultOf('FLOWER_VARIETY', 'ROSES', 'ROSE')).toMatchObject({
      fields: { 'data.into': expect.stringContaining('不能合并') },
    });
    expect(await park.db.$count(flowerPrices, eq(flowerPrices.varietyCode, 'ROSES'))).toBe(1);
  });

  it('keep fixed lists, other roles, stale versions and unknown entries out', async () => {
    const codeOf = async (...given: Parameters<typeof merge>) => (await merge(...given)).header.retCode;
    expect(await codeOf('POLICY_KIND', 'TAX', 'OTHER')).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf('TAG', 'rose', 'roses', 1, park.policy.token)).toBe(retCodes.SECURITY_STOP);
    expect(await codeOf('TAG', 'rose', 'roses', 9)).toBe(retCodes.VERSION_CONFLICT);
    expect(await codeOf('TAG', 'none', 'roses')).toBe(retCodes.NOT_FOUND);
    const both = await Promise.all([merge('TAG', 'rose', 'roses'), merge('TAG', 'roses', 'rose')]);
    expect(both.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });
});
