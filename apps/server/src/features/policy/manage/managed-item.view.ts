import { type DeclareItemState, declareItemStateLabels } from '@portal/contract/policy/declare-item';
import type { ManagedItemRow } from '@portal/contract/policy/declare-item-manage';
import type { listFirstFiles } from '../../../platform/files/attachments.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { declareItemActions } from '../declare-item.policy.ts';
import type { findWholeItem, listManagedItems } from './managed-item.queries.ts';

type Row = Awaited<ReturnType<typeof listManagedItems>>[number];
type Whole = NonNullable<Awaited<ReturnType<typeof findWholeItem>>>;

export const viewManagedItemRow = ({ updatedAt, ...row }: Row): ManagedItemRow => ({
  ...row,
  stateLabel: declareItemStateLabels[row.state](),
  updatedAt: updatedAt.getTime(),
});

export const itemColumns: SheetColumn<Row>[] = [
  { head: '标题', value: ({ title }) => title, width: 48 },
  { head: '所属政策', value: ({ policyTitle }) => policyTitle, width: 40 },
  { head: '状态', value: ({ state }) => declareItemStateLabels[state]() },
  { head: '开始日期', value: ({ windowFrom }) => windowFrom },
  { head: '截止日期', value: ({ windowTo }) => windowTo },
  { head: '名额', value: ({ quota }) => quota },
  { head: '预算（元）', value: ({ budgetFen }) => budgetFen, format: 'yuan' },
  { head: '最近修改', value: ({ updatedAt }) => updatedAt, width: 20 },
];

/** An item in the shape of the form; `state` is as of today. */
export function viewWholeItem(
  { item, policyTitle }: Whole,
  templates: Awaited<ReturnType<typeof listFirstFiles>>,
  state: DeclareItemState,
  actor: Actor,
) {
  const fields = item.formSchema.toSorted((one, other) => one.sort - other.sort);
  return {
    itemId: item.id,
    policyTitle,
    state,
    stateLabel: declareItemStateLabels[state](),
    version: item.version,
    updatedAt: item.updatedAt.getTime(),
    templates,
    actions: declareItemActions(actor, state),
    data: {
      ...item,
      formSchema: fields.map(({ code, label, type, required, unit, minLength, maxLength, options }) => ({
        code,
        label,
        type,
        required,
        unit: unit ?? '',
        minLength: minLength ?? null,
        maxLength: maxLength ?? null,
        options: (options ?? []).map(String),
      })),
    },
  };
}
