import { expect, test } from 'vitest';
import { countFaults } from '../../../platform/form/count-faults.ts';
import { faultyGuide, newMaterialCode } from './guide-form.ts';
import { faultyLanguage, newSectionId } from './site-form.ts';

const fault = { type: 'custom', message: '请输入' };

test('faults are counted wherever they are, and led to by language', () => {
  const errors = {
    common: { hotline: fault, filings: [undefined, { url: fault }] },
    about: { ja: { sections: [{ heading: fault }] } },
  };
  expect(countFaults(errors)).toBe(3);
  expect(faultyLanguage(errors as never)).toBe('ja');
  expect(faultyLanguage({})).toBeUndefined();
});

test('a new section has an id of its own', () => {
  expect(newSectionId([{ id: 'park' }, { id: 'part-3' }])).toBe('part-4');
});

test('a new material has a code of its own', () => {
  expect(newMaterialCode([{ code: 'LICENCE' }, { code: 'M-3' }])).toBe('M-4');
  expect(faultyGuide({ en: { title: fault } } as never)).toBe('en');
});
