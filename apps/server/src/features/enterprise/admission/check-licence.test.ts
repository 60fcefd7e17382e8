import { expect, it } from 'vitest';
import { insertEnterprise } from '../testing/insert-enterprise.ts';
import { differsByOne } from './check-licence.ts';
import { useAdmission } from './testing/admission-desk.ts';
import { insertApplicant } from './testing/apply.ts';

const desk = useAdmission();

const checksOf = async (id: string) => {
  const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
  const { data } = await desk.portal.call('GET /api/baseInfo/enterpriseAudit/queryDetail', { id }, auditor);
  return data.checks.map(({ field, finding, others }) => [field, finding, others.map(({ name }) => name)]);
};

it('confirms the check digit, and that nobody else has the code or the name', async () => {
  const { auditId } = (await desk.submit({ name: '独一无二花卉有限公司' })).data;
  expect(await checksOf(auditId)).toEqual([
    ['name', 'FREE', []],
    ['creditCode', 'VALID', []],
    ['creditCode', 'FREE', []],
  ]);
});

it('names who has the same name in another width, and names one character off', async () => {
  const { db } = desk.portal;
  desk.applicant = await insertApplicant(db, desk.clock);
  await insertEnterprise(db, { name: '青岚月季种苗有限公司（试验）' });
  await insertEnterprise(db, { name: '清岚月季种苗有限公司（试）' });
  await insertEnterprise(db, { name: '青岚月季种苗（试）' });
  const { auditId } = (await desk.submit({ name: '青岚月季种苗有限公司（试）' })).data;
  // Nobody can apply with a name that is taken, but it may have been taken since.
  await insertEnterprise(db, { name: '青岚月季种苗有限公司 (试)' });
  const [same, like] = await checksOf(auditId);
  expect(same).toEqual(['name', 'SAME', ['青岚月季种苗有限公司 (试)']]);
  expect(like?.slice(0, 2)).toEqual(['name', 'LIKE']);
  expect(new Set(like?.[2])).toEqual(new Set(['青岚月季种苗有限公司（试验）', '清岚月季种苗有限公司（试）']));
});

it('names who used the code, though its application was rejected', async () => {
  const { db } = desk.portal;
  desk.applicant = await insertApplicant(db, desk.clock);
  const { creditCode } = desk.applicant.application;
  await insertEnterprise(db, { name: '旧码未通过的企业', creditCode, entryStatus: 'REJECTED' });
  const { auditId } = (await desk.submit({ name: '再用旧码的企业' })).data;
  expect(await checksOf(auditId)).toContainEqual(['creditCode', 'SAME', ['旧码未通过的企业']]);
});

it('checks nothing once the application is decided', async () => {
  desk.applicant = await insertApplicant(desk.portal.db, desk.clock);
  const { auditId, version } = (await desk.submit({ name: '决定之后不再检查的企业' })).data;
  const auditor = await desk.operatorNamed('顾晚舟', 'OP_AUDIT');
  await desk.decide(auditor, auditId, 'reject', version, { opinion: '材料不实' });
  expect(await checksOf(auditId)).toEqual([]);
});

it.each([
  ['花田', '花田', false],
  ['花田', '花天', true],
  ['花田', '花田里', true],
  ['花田', '田', true],
  ['花田', '田花', false],
  ['花田里', '花', false],
  ['𠮷野', '吉野', true],
  ['', '花', true],
])('%j and %j differ by one character: %s', (one, other, expected) => {
  expect(differsByOne(one, other)).toBe(expected);
  expect(differsByOne(other, one)).toBe(expected);
});
