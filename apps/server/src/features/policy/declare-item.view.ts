import type { DeclareItemDetail, DeclareItemRow } from '@portal/contract/policy/declare-item';
import type { listFirstFiles } from '../../platform/files/attachments.ts';
import { viewCondition } from './condition.view.ts';
import type { findDeclareItem, listDeclareItems } from './declare-item.queries.ts';
import { declareItemStateOn } from './item-state.public.ts';

type Row = Awaited<ReturnType<typeof listDeclareItems>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findDeclareItem>>>;

/** A database row in the form lists show. */
export function viewDeclareItemRow(row: Row, today: string): DeclareItemRow {
  const { status, minFen, maxFen, ...shown } = row;
  return { ...shown, amount: { minFen, maxFen }, state: declareItemStateOn(row, today) };
}

export function viewDeclareItem(
  row: DetailRow,
  templates: Awaited<ReturnType<typeof listFirstFiles>>,
  today: string,
): DeclareItemDetail {
  const { status, minFen, maxFen, formSchema, ...shown } = row;
  const templateOf = new Map(templates.map((template) => [template.fileId, template]));
  return {
    ...shown,
    amount: { minFen, maxFen },
    state: declareItemStateOn(row, today),
    formFields: formSchema
      .toSorted((one, other) => one.sort - other.sort)
      .map(({ label, required, unit }) => ({ label, required, unit: unit ?? null })),
    materials: row.materials.map(({ templateFileId, ...material }) => ({
      ...material,
      template: (templateFileId && templateOf.get(templateFileId)) || null,
    })),
    conditions: row.conditions.map(viewCondition),
    today,
  };
}
