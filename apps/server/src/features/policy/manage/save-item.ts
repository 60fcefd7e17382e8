import {
  changeableWhenOpen,
  type DeclareItemContent,
  type declareItemSave,
} from '@portal/contract/policy/declare-item-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findPublicFiles } from '../../../platform/files/attachments.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { mayEditItem } from '../declare-item.policy.ts';
import { declareItemSearch } from '../declare-item.search.ts';
import { type DeclareFormField, declareItems } from '../declare-item.table.ts';
import { declareItemStateOn } from '../item-state.public.ts';
import { policies } from '../policy.table.ts';

type Item = typeof declareItems.$inferSelect;
type Saved = Pick<Item, 'id' | 'version'>;

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

/** @throws {AppError} 100002 for an unknown policy, or a form that visitors could not download */
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

/** Sorts keys, because jsonb returns them in a different order from the form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** @throws {AppError} 100002 naming the fields that may not change once enterprises can apply */
function requireChangeable(item: Item, after: Columns): void {
  const free: readonly string[] = changeableWhenOpen;
  const names = Object.keys(after) as (keyof Columns)[];
  const changed = names.filter((name) => !free.includes(name) && !isSame(item[name], after[name]));
  const faults = changed.map((name): [string, string] => [`data.${name}`, m.fault_call_open()]);
  if (after.windowTo < item.windowTo) faults.push(['data.windowTo', m.fault_call_extend_only()]);
  if (faults.length > 0) throw fieldsRefused(Object.fromEntries(faults));
}

const formerly = (item: Item | null, after: Columns) =>
  item && Object.fromEntries(Object.keys(after).map((name) => [name, item[name as keyof Item]]));

async function addItem(tx: Db, { actor, now }: Context, columns: Columns): Promise<Saved> {
  const id = ulid(now.getTime());
  await tx.insert(declareItems).values({
    ...columns,
    id,
    status: 'DRAFT',
    version: 1,
    createdAt: now,
    createdBy: actor.userId,
    updatedAt: now,
    updatedBy: actor.userId,
  });
  return { id, version: 1 };
}

/**
 * Creates a declaration item as a draft, or changes one; public pages are refreshed at once.
 * @throws {AppError} 500404, 500409, 500012 once the window is over, 100002
 */
export const saveItem: Verb<typeof declareItemSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const item =
      given === undefined ? null : await lockVersion(tx, declareItems, { id: given, version: seen });
    const after = columnsOf(data);
    const state = item && declareItemStateOn(item, chinaDayOf(ctx.now));
    if (state && !mayEditItem(state)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (item && state === 'OPEN') requireChangeable(item, after);
    await requireParts(tx, after);
    const { id, version }: Saved = item
      ? await updateVersion(tx, ctx, declareItems, item.id, after)
      : await addItem(tx, ctx, after);
    await writeLog(tx, ctx, {
      event: item ? 'declareItem.edit' : 'declareItem.create',
      entity: 'declareItem',
      entityId: id,
      before: formerly(item, after),
      after,
    });
    await refreshDocuments(tx, declareItemSearch, [id], ctx.now);
    await invalidateTags(tx, ['policy']);
    return { itemId: id, version };
  });
