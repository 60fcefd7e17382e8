import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { DeclareItemContent } from '@portal/contract/policy/declare-item-manage';

export const itemKey = 'GET /api/policyManage/declareItem/queryManageDetail';
export type WholeItem = EndpointMap[typeof itemKey]['output'];
export type ItemValues = DeclareItemContent;

export const newField: ItemValues['formSchema'][number] = {
  code: '',
  label: '',
  type: 'text',
  required: true,
  unit: '',
  minLength: null,
  maxLength: null,
  options: [],
};

export const newMaterial: ItemValues['materials'][number] = {
  code: '',
  name: '',
  required: true,
  reusable: false,
  templateFileId: null,
};

export const newStep: ItemValues['steps'][number] = { name: '', deptRole: 'OP_POLICY', days: 3 };

const monthMs = 30 * 86_400_000;

/** A window left at its default must not close on the day it is announced. */
const aMonthLater = (day: string) => new Date(Date.parse(day) + monthMs).toISOString().slice(0, 10);

export const newItem = (today: string, policyId: string): ItemValues => ({
  policyId,
  title: '',
  description: '',
  windowFrom: today,
  windowTo: aMonthLater(today),
  quota: null,
  budgetFen: null,
  oncePerYear: true,
  publicityDays: 7,
  formSchema: [{ ...newField, code: 'contactName', label: '项目联系人' }],
  materials: [],
  steps: [{ ...newStep, name: '受理初审' }],
});

/** A saved item as form values. */
export const valuesOfItem = ({ data }: WholeItem): ItemValues => data as ItemValues;
