import type { EnterpriseDraft } from '@portal/contract/enterprise/application';
import * as rules from '@portal/contract/enterprise/application';
import { applicationFields, applicationParts } from '@portal/contract/enterprise/fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../../../../platform/i18n/language.ts';
import { valuesOf } from './application-form.ts';
import { draftOf, faultOf, malformedFields } from './application-rules.ts';

beforeAll(() => speak('zh'));
afterAll(() => speak('en'));

const draft: EnterpriseDraft = {
  name: '云岫试作花卉有限公司（演示）',
  creditCode: '91350100M000100Y43',
  scale: '小',
  registeredOn: '2020-03-18',
  registeredCapitalFen: 512_340_000,
  chainStages: ['SEED', 'GROW'],
  contactPhone: '15400000018',
  products: [{ name: '洋桔梗', category: '切花', seasonFrom: 4, seasonTo: 11, yearOutput: '30 万枝' }],
};

test('a draft survives the form unchanged', () => {
  const sent = draftOf(rules, valuesOf(draft), applicationFields);
  expect(sent).toEqual({
    ...draft,
    products: [{ ...draft.products?.[0], seasonFrom: '4', seasonTo: '11' }],
  });
});

test('the form starts with the verified number and sends no empty fields', () => {
  const values = valuesOf({}, '15400000018');
  expect(draftOf(rules, values, applicationFields)).toEqual({ contactPhone: '15400000018' });
});

test('malformed values stay in the form but are left out of the draft', () => {
  const values = { ...valuesOf(draft), creditCode: '91350100M000100Y44', registeredCapitalFen: '1.234' };
  expect(malformedFields(rules, values)).toEqual(
    expect.arrayContaining(['creditCode', 'registeredCapitalFen']),
  );
  expect(malformedFields(rules, values)).toHaveLength(2);
  expect(draftOf(rules, values, applicationFields)).not.toHaveProperty('creditCode');
});

test('capital is entered in units of ten thousand yuan with at most two decimals', () => {
  expect(draftOf(rules, { ...valuesOf({}), registeredCapitalFen: '512.34' }, applicationFields)).toEqual({
    registeredCapitalFen: 512_340_000,
  });
  expect(faultOf(rules, 'registeredCapitalFen', 'viele')).toBe('请输入数字（允许保留两位小数点）');
});

test('the sections of the form contain every field exactly once', () => {
  expect(Object.values(applicationParts).flat().toSorted()).toEqual(applicationFields.toSorted());
  expect(applicationFields.toSorted()).toEqual(Object.keys(rules.enterpriseApplication.shape).toSorted());
});
