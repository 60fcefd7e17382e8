import type { SampleCell } from '../../platform/xlsx/testing/sample-sheets.ts';
import type { Chance } from '../year/chance.ts';
import { dayCell, nameCell, yuanText } from './office-cells.ts';
import { type OfficeColumn, officeSheet, serial } from './office-sheet.ts';
import type { Firm, ParkPlan, Person } from './plan-park.ts';

/** A note in brackets behind a head is no part of it, but a unit of ten thousand yuan counts. */
const firmColumns = (chance: Chance): OfficeColumn<Firm>[] => [
  serial(),
  { head: '企业名称', field: 'name', cell: ({ name }) => name },
  {
    head: '统一社会信用代码',
    field: 'creditCode',
    cell: ({ creditCode }) => chance.oneOf([creditCode, creditCode.toLowerCase(), ` ${creditCode}`]),
  },
  { head: '企业性质', field: 'property', cell: ({ property }) => property },
  { head: '所属环节', field: 'chainStages', cell: ({ stage }) => stage },
  { head: '片区', field: 'regionId', cell: () => '云岫片区' },
  {
    head: '企业规模',
    field: 'scale',
    cell: ({ scale }) => chance.oneOf([scale, `${scale}型`, `${scale}型企业`]),
  },
  { head: '成立日期', field: 'registeredOn', cell: ({ registeredOn }) => dayCell(registeredOn, chance) },
  {
    head: '注册资本（万元）',
    field: 'registeredCapitalFen',
    cell: ({ capitalFen }) => capitalFen / 1_000_000,
  },
  { head: '法定代表人', field: 'legalPerson', cell: ({ person }) => person },
  { head: '姓名', group: '联系人', field: 'contactName', cell: ({ person }) => person },
  {
    head: '电话',
    group: '联系人',
    field: 'contactPhone',
    cell: ({ phone }) =>
      chance.oneOf<SampleCell>([phone, Number(phone), phone.replace(/^(.{3})(.{4})/, '$1-$2-')]),
  },
  { head: '经营地址', field: 'address', cell: ({ address }) => address },
  { head: '入园日期', field: 'admittedOn', cell: ({ admittedOn }) => dayCell(admittedOn, chance) },
  { head: '备注', field: null, cell: (_row, nth) => (nth % 7 === 0 ? '老客户' : null) },
];

export const firmSheet = (rows: readonly Firm[], chance: Chance) =>
  officeSheet({
    kind: 'ENTERPRISE',
    name: '企业名录',
    title: '云岫花谷入驻企业名录（2026年11月）',
    columns: firmColumns(chance),
    rows,
    mistakes: [
      { field: 'creditCode', bad: () => '', good: ({ creditCode }) => creditCode },
      { field: 'registeredOn', bad: () => '2019年初', good: ({ registeredOn }) => registeredOn },
      { field: 'property', bad: () => '花卉企业', good: ({ property }) => property },
      {
        field: 'creditCode',
        bad: ({ creditCode }) => `${creditCode.slice(0, 10)}Z${creditCode.slice(11)}`,
        good: ({ creditCode }) => creditCode,
      },
      { field: 'contactPhone', bad: () => '1541000', good: ({ phone }) => phone },
      { field: 'legalPerson', bad: () => null, good: ({ person }) => person },
      { field: 'registeredCapitalFen', bad: () => '五百', good: ({ capitalFen }) => yuanText(capitalFen) },
    ],
    twice: 'creditCode',
    summed: 'registeredCapitalFen',
  });

export const memberSheet = (rows: ParkPlan['members'], chance: Chance) =>
  officeSheet({
    kind: 'MEMBER',
    name: '企业联系人',
    title: '企业账号开通表',
    columns: [
      serial(),
      { head: '姓名', field: 'name', cell: ({ name }) => name },
      {
        head: '手机号',
        field: 'phoneNumber',
        cell: ({ phone }) => chance.oneOf<SampleCell>([phone, Number(phone)]),
      },
      {
        head: '单位',
        field: 'enterprise',
        cell: ({ firm }) => chance.oneOf([nameCell(firm.name, chance), firm.creditCode]),
      },
      { head: '身份', field: 'memberRole', cell: ({ role }) => role },
      { head: '登录名', field: 'loginName', cell: ({ login }) => login },
    ],
    rows,
    mistakes: [
      { field: 'enterprise', bad: () => '云岫的那家', good: ({ firm }) => firm.creditCode },
      { field: 'memberRole', bad: () => '股东', good: ({ role }) => role },
      { field: 'phoneNumber', bad: () => '12345', good: ({ phone }) => phone },
      { field: 'loginName', bad: () => '许', good: ({ login }) => login },
    ],
    twice: 'enterprise',
    isCopied: true,
  });

export const operatorSheet = (rows: readonly Person[]) =>
  officeSheet({
    kind: 'OPERATOR',
    name: '岗位',
    title: '运营公司人员岗位表',
    columns: [
      serial(),
      { head: '姓名', field: 'name', cell: ({ name }) => name },
      { head: '手机', field: 'phoneNumber', cell: ({ phone }) => phone },
      { head: '岗位', field: 'roleCodes', cell: ({ role }) => role },
      { head: '账号', field: 'loginName', cell: ({ login }) => login },
    ],
    rows,
    mistakes: [
      { field: 'roleCodes', bad: () => '班长', good: ({ role }) => role },
      { field: 'phoneNumber', bad: () => null, good: ({ phone }) => phone },
    ],
    twice: 'phoneNumber',
  });
