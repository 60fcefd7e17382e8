import { expect, it } from 'vitest';
import { inYuan, unitAbove, unitOf } from './money-unit.ts';

const rows = (...texts: string[]) => texts.map((text, at) => ({ row: at + 1, cells: ['', text] }));

it.each([
  ['单位：万元', 'TEN_THOUSAND_YUAN'],
  ['（金额单位：人民币千元）', 'THOUSAND_YUAN'],
  ['制表：财务科 单位:元', 'YUAN'],
  ['单位：角', 'JIAO'],
  ['单位：分', 'FEN'],
  ['单位：元/㎡·月', null],
  ['单位：元培科技', null],
  ['填报单位：分公司', null],
  ['租户押金台账', null],
])('reads the unit of %s', (text, unit) => {
  expect(unitAbove(rows('台账', text))).toBe(unit);
});

it('takes amounts only, and leaves a column whose head has a unit of its own', () => {
  expect(unitOf('TEN_THOUSAND_YUAN', 'depositFen', '押金')).toBe('TEN_THOUSAND_YUAN');
  expect(unitOf('TEN_THOUSAND_YUAN', 'depositFen', '押金（元）')).toBeNull();
  expect(unitOf('TEN_THOUSAND_YUAN', 'areaX100', '面积')).toBeNull();
  expect(unitOf('TEN_THOUSAND_YUAN', null, '备注')).toBeNull();
});

it.each([
  ['2.4', 'TEN_THOUSAND_YUAN', '24000'],
  ['1.2345', 'TEN_THOUSAND_YUAN', '12345'],
  ['-0.5', 'THOUSAND_YUAN', '-500'],
  ['1,234.5', 'THOUSAND_YUAN', '1234500'],
  ['18000', 'YUAN', '18000'],
  ['125', 'JIAO', '12.5'],
  ['2418099', 'FEN', '24180.99'],
  ['0', 'FEN', '0'],
  // Half a fen is a fault of its field.
  ['0.5', 'FEN', '0.005'],
  ['2.4万', 'THOUSAND_YUAN', '2.4万'],
  ['300元', 'TEN_THOUSAND_YUAN', '300元'],
  ['面议', 'TEN_THOUSAND_YUAN', '面议'],
] as const)('reads %s in %s', (cell, unit, yuan) => {
  expect(inYuan(cell, unit)).toBe(yuan);
});
