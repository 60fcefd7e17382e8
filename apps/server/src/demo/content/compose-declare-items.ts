import type { DeclareFormField } from '../../features/policy/declare-item.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { declareTemplate } from '../attachments/declare-templates.ts';
import type { AttachmentSpec } from './article-source.ts';
import { fenOfYuan } from './demo-amounts.ts';
import { writtenFor } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { readDemoJson } from './read-demo-data.ts';

interface DeclareItemSource {
  key: string;
  policyKey: string;
  title: string;
  windowFromDay: number;
  windowToDay: number;
  quota: number;
  budgetYuan: number;
  oncePerYear: boolean;
  formFields: DeclareFormField[];
  materials: { code: string; name: string; required: boolean; reusable: boolean; hasTemplate: boolean }[];
  steps: { no: number; name: string; deptRole: string; days: number }[];
  publicityDays: number;
  status: 'DRAFT' | 'COMING' | 'OPEN' | 'CLOSED' | 'REVIEWING' | 'PUBLICITY' | 'DONE';
  description: string;
}

export interface DeclareMaterial {
  code: string;
  name: string;
  required: boolean;
  reusable: boolean;
  /** A blank form, generated as a file. */
  template: AttachmentSpec | null;
}

export interface DemoDeclareItem
  extends Pick<
    DeclareItemSource,
    | 'key'
    | 'policyKey'
    | 'title'
    | 'quota'
    | 'oncePerYear'
    | 'formFields'
    | 'steps'
    | 'publicityDays'
    | 'status'
    | 'description'
  > {
  id: string;
  policyId: string;
  /** YYYY-MM-DD, both days included. */
  windowFrom: string;
  windowTo: string;
  budgetFen: number;
  materials: DeclareMaterial[];
}

export function composeDeclareItems(today: string): DemoDeclareItem[] {
  const years = Number(today.slice(0, 4)) - Number(writtenFor.slice(0, 4));
  return readDemoJson<DeclareItemSource[]>('declare-items.json').map((item) => {
    const { windowFromDay, windowToDay, budgetYuan, materials, ...kept } = item;
    return {
      ...kept,
      id: demoId('declareItem', item.key),
      policyId: demoId('policy', item.policyKey),
      title: item.title.replace(/20\d\d(?=年)/, (year) => String(Number(year) + years)),
      windowFrom: addDays(today, windowFromDay),
      windowTo: addDays(today, windowToDay),
      budgetFen: fenOfYuan(budgetYuan),
      materials: materials.map(({ hasTemplate, ...material }) => ({
        ...material,
        template: hasTemplate ? declareTemplate(material.code, material.name) : null,
      })),
    };
  });
}
