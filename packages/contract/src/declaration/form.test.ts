import { expect, it } from 'vitest';
import { lacksOf } from './form.ts';

const field = (code: string, type: 'text' | 'number' | 'date' | 'phone' | 'select') => ({
  code,
  label: code,
  type,
  required: true,
  minLength: type === 'text' ? 3 : null,
  maxLength: type === 'text' ? 5 : null,
  options: ['一', '二'],
});
const targetsOf = (code: string, type: Parameters<typeof field>[1], value: string) =>
  lacksOf(
    { fields: [field(code, type)], materials: [] },
    { form: { [code]: value }, materials: {} },
    { needsMaterials: false },
  ).map(({ target }) => target);

it.each([
  ['text', '三个字', '两个'],
  ['text', '五个字以内', '多于五个字了'],
  ['number', '240000.55', '12.345'],
  ['number', '0', '-1'],
  ['date', '2028-02-29', '2026-02-29'],
  ['date', '2026-11-30', '2026-11-31'],
  ['date', '2026-01-01', '2026-13-01'],
  ['phone', '15400000000', '19900000000'],
  ['select', '二', '三'],
] as const)('a %s takes %s and not %s', (type, right, wrong) => {
  expect(targetsOf('some', type, right)).toEqual([]);
  expect(targetsOf('some', type, wrong)).toEqual(['form.some']);
});

it('reports missing required fields, and missing materials only if data do not prove every condition', () => {
  const materials = [
    { code: 'LICENCE', name: '营业执照', required: true },
    { code: 'PHOTO', name: '照片', required: false },
  ];
  const asked = {
    fields: [field('some', 'text'), { ...field('other', 'date'), required: false }],
    materials,
  };
  const nothing = { form: {}, materials: {} };
  const of = (needsMaterials: boolean) =>
    lacksOf(asked, nothing, { needsMaterials }).map((lack) => lack.target);
  expect(of(true)).toEqual(['form.some', 'material.LICENCE']);
  expect(of(false)).toEqual(['form.some']);
});
