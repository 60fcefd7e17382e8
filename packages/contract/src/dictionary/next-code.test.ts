import { expect, it } from 'vitest';
import { entryCode } from './manage.ts';
import { nextCode } from './next-code.ts';

it('suggests an unused code that is valid', () => {
  expect(nextCode('REGION', [])).toBe('REGION_1');
  expect(nextCode('TAG', [{ code: 'TAG_3' }, { code: 'water' }])).toBe('TAG_4');
  expect(entryCode.safeParse(nextCode('ENTERPRISE_PROPERTS', [])).success).toBe(true);
});
