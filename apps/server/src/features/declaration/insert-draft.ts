import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { enterprises } from '../enterprise/enterprise.table.ts';
import type { declareItems } from '../policy/declare-item.table.ts';
import { type Declaration, declarations } from './declaration.table.ts';
import { enterDeclarationCase } from './move-declaration.ts';
import { prefillForm, takeOverMaterials } from './prefill.ts';
import { amountOf } from './save-declaration.ts';

interface Draft {
  item: typeof declareItems.$inferSelect;
  /** Formula of the policy. */
  calc: string | null;
  enterprise: typeof enterprises.$inferSelect;
  applicantId: string;
  /** Prepared by the park rather than by a member of the enterprise. */
  prepared?: boolean;
}

/** The `inTurn` subject for starting an application for an item, by the enterprise or by the park on its behalf. */
export const startOf = (itemId: string, enterpriseId: string): string =>
  `declaration ${itemId} ${enterpriseId}`;

/** Inserts a prefilled draft with its log entry and case; null if there is one already. */
export async function insertDraft(
  tx: Db,
  ctx: WriteContext,
  { item, calc, enterprise, applicantId, prepared = false }: Draft,
): Promise<Declaration | null> {
  const { now } = ctx;
  const { form, prefilled } = prefillForm({ formSchema: item.formSchema, calc }, enterprise, now);
  const by = ctx.actor?.userId ?? null;
  const [made] = await tx
    .insert(declarations)
    .values({
      id: ulid(now.getTime()),
      itemId: item.id,
      enterpriseId: enterprise.id,
      applicantId,
      year: Number(chinaDayOf(now).slice(0, 4)),
      oncePerYear: item.oncePerYear,
      prepared,
      form,
      prefilled,
      materials: takeOverMaterials(item.materials, enterprise),
      amountApplyFen: amountOf(form),
      status: 'DRAFT',
      createdAt: now,
      createdBy: by,
      updatedAt: now,
      updatedBy: by,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return null;
  await writeLog(tx, ctx, {
    event: prepared ? 'declaration.prepare' : 'declaration.create',
    entity: 'declaration',
    entityId: made.id,
    before: null,
    after: { itemId: item.id },
  });
  await enterDeclarationCase(tx, ctx, made, item.title, { event: prepared ? 'prepare' : 'start' });
  return made;
}
