import { expect, test } from 'vitest';
import { countFaults } from '../../../platform/form/count-faults.ts';
import { faultyGuide, newMaterialCode } from './guide-form.ts';
import { faultyLanguage, newSectionId } from './site-form.ts';

const fault = { type: 'custom', message: '请输入' };

test('counts errors at any depth, and finds the first language with one', () => {
  const errors = {
    common: { hotline: fault, filings: [undefined, { url: fault }] },
    about: { ja: { sections: [{ heading: fault }] } },
  };
  expect(countFaults(errors)).toBe(3);
  expect(faultyLanguage(errors as never)).toBe('ja');
  expect(faultyLanguage({})).toBeUndefined();
});

test('gives a new section an unused id', () => {
  expect(newSectionId([{ id: 'park' }, { id: 'part-3' }])).toBe('part-4');
});

test('gives a new material an unused code', () => {
  expect(newMaterialCode([{ code: 'LICENCE' }, { code: 'M-3' }])).toBe('M-4');
  expect(faultyGuide({ en: { title: fault } } as never)).toBe('en');
});
