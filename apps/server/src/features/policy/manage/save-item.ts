import { changeableWhenOpen, type DeclareItemContent } from '@portal/contract/declare-item-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findPublicFiles } from '../../../platform/files/attachments.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { declareItemStateOn, mayEditItem } from '../declare-item.policy.ts';
import { type DeclareFormField, declareItems } from '../declare-item.table.ts';
import { policies } from '../policy.table.ts';

type Item = typeof declareItems.$inferSelect;

interface SaveInput {
  id?: string | undefined;
  version?: number | undefined;
  data: DeclareItemContent;
}

function fieldOf(field: DeclareItemContent['formSchema'][number], at: number): DeclareFormField {
  const { unit, minLength, maxLength, options, ...kept } = field;
  return {
    ...kept,
    sort: at + 1,
    ...(unit ? { unit } : {}),
    ...(minLength === null ? {} : { minLength }),
    ...(maxLength === null ? {} : { maxLength }),
    ...(kept.type === 'select' ? { options } : {}),
  };
}

const columnsOf = ({ formSchema, steps, ...kept }: DeclareItemContent) => ({
  ...kept,
  formSchema: formSchema.map(fieldOf),
  steps: steps.map((step, at) => ({ no: at + 1, ...step })),
});

type Columns = ReturnType<typeof columnsOf>;

/** @throws {AppError} 100002 for a policy there is not, or a form that visitors could not fetch */
async function requireParts(tx: Db, { policyId, materials }: Columns): Promise<void> {
  const isThere = and(eq(policies.id, policyId), ne(policies.status, 'TRASH'));
  if ((await tx.$count(policies, isThere)) === 0)
    throw fieldsRefused({ 'data.policyId': m.fault_policy_gone() });
  const forms = materials.map(({ templateFileId }) => templateFileId);
  const isPublic = await findPublicFiles(
    tx,
    forms.filter((form) => form !== null),
  );
  for (const [at, form] of forms.entries())
    if (form !== null && !isPublic.has(form))
      throw fieldsRefused({
        [`data.materials.${at}.templateFileId`]: m.fault_template_gone(),
      });
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Keys in one order, as jsonb keeps them in another than the form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** @throws {AppError} 100002 naming what may not change once enterprises can declare */
function requireChangeable(item: Item, after: Columns): void {
  const free: readonly string[] = changeableWhenOpen;
  const names = Object.keys(after) as (keyof Columns)[];
  const changed = names.filter((name) => !free.includes(name) && !isSame(item[name], after[name]));
  const faults = changed.map((name): [string, string] => [`data.${name}`, m.fault_call_open()]);
  if (after.windowTo < item.windowTo) faults.push(['data.windowTo', m.fault_call_extend_only()]);
  if (faults.length > 0) throw fieldsRefused(Object.fromEntries(faults));
}

async function lockItem(tx: Db, { id, version }: SaveInput): Promise<Item | null> {
  if (id === undefined) return null;
  const item = await lockVersion(tx, declareItems, { id, version });
  return item;
}

const formerly = (item: Item | null, after: Columns) =>
  item && Object.fromEntries(Object.keys(after).map((name) => [name, item[name as keyof Item]]));

/**
 * Enters a new declaration item as a draft, or changes one; what visitors see of it is renewed at once.
 * @throws {AppError} 500404, 500409, 500012 once the window is over, 100002
 */
export async function saveItem(
  ctx: Context<Actor | null>,
  input: SaveInput,
): Promise<{ itemId: string; version: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const item = await lockItem(tx, input);
    const now = ctx.now;
    const after = columnsOf(input.data);
    const state = item && declareItemStateOn(item, chinaDayOf(now));
    if (state && !mayEditItem(state)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (item && state === 'OPEN') requireChangeable(item, after);
    await requireParts(tx, after);
    const id = item?.id ?? ulid(now.getTime());
    const by = ctx.actor?.userId ?? null;
    const changed = { ...after, version: (item?.version ?? 0) + 1, updatedAt: now, updatedBy: by };
    if (item) await tx.update(declareItems).set(changed).where(eq(declareItems.id, id));
    else
      await tx
        .insert(declareItems)
        .values({ ...changed, id, status: 'DRAFT', createdAt: now, createdBy: by });
    await writeLog(tx, ctx, {
      event: item ? 'declareItem.edit' : 'declareItem.create',
      entity: 'declareItem',
      entityId: id,
      before: formerly(item, after),
      after,
    });
    await refreshDocuments(tx, 'DECLARE_ITEM', [id], now);
    await invalidateTags(tx, ['policy']);
    return { itemId: id, version: changed.version };
  });
}
