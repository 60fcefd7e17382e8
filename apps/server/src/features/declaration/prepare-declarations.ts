import { and, asc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { eachListed, eachRow } from '../../platform/database/failed-rows.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declareItemStateOn } from '../policy/item-state.public.ts';
import { judgeData } from '../policy/judge-enterprise.public.ts';
import { policies } from '../policy/policy.table.ts';
import { sumGranted } from './declaration.queries.ts';
import { declarations } from './declaration.table.ts';
import { isProven } from './declaration.view.ts';
import { insertDraft, startOf } from './insert-draft.ts';
import { declarationLink, peopleOf } from './move-declaration.ts';

/** Enterprises checked against an item per batch. */
const batch = 200;

/** Items open today whose policy is in force and has only data-based conditions. */
async function listItems({ db, now }: WriteContext) {
  const today = chinaDayOf(now);
  const rows = await db
    .select({ item: declareItems, calc: policies.calc, conditions: policies.conditions })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(
      and(
        inArray(declareItems.status, ['COMING', 'OPEN']),
        gte(declareItems.windowTo, today),
        eq(policies.status, 'PUBLISHED'),
        lte(policies.effectiveFrom, today),
        or(isNull(policies.effectiveTo), gte(policies.effectiveTo, today)),
      ),
    )
    .orderBy(asc(declareItems.id));
  return rows.filter(
    ({ item, conditions }) =>
      declareItemStateOn(item, today) === 'OPEN' &&
      conditions.length > 0 &&
      conditions.every(({ kind }) => kind === 'AUTO'),
  );
}
type OpenItem = Awaited<ReturnType<typeof listItems>>[number];

/**
 * Admitted enterprises, with their owners, that have no application for the item this year, not even a cancelled one.
 */
const listUndeclared = ({ db, now }: WriteContext, itemId: string, after: string) => {
  const year = Number(chinaDayOf(now).slice(0, 4));
  return db
    .select({ enterprise: enterprises, ownerId: enterpriseMembers.userId })
    .from(enterprises)
    .innerJoin(
      enterpriseMembers,
      and(
        eq(enterpriseMembers.enterpriseId, enterprises.id),
        eq(enterpriseMembers.memberRole, 'OWNER'),
        eq(enterpriseMembers.status, 'ACTIVE'),
      ),
    )
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        gt(enterprises.id, after),
        sql`not exists (select from ${declarations} as declared where declared.item_id = ${itemId}
          and declared.enterprise_id = ${enterprises.id} and declared.year = ${year})`,
      ),
    )
    .orderBy(asc(enterprises.id))
    .limit(batch);
};

async function prepareOne(
  ctx: WriteContext,
  { item, calc }: OpenItem,
  { enterprise, ownerId }: Awaited<ReturnType<typeof listUndeclared>>[number],
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, startOf(item.id, enterprise.id));
    const isTheirs = and(eq(declarations.itemId, item.id), eq(declarations.enterpriseId, enterprise.id));
    const year = Number(chinaDayOf(ctx.now).slice(0, 4));
    // The enterprise has started one itself in the meantime.
    if ((await tx.$count(declarations, and(isTheirs, eq(declarations.year, year)))) > 0) return;
    const made = await insertDraft(tx, ctx, {
      item,
      calc,
      enterprise,
      applicantId: ownerId,
      prepared: true,
    });
    if (!made) return;
    await sendMessage(tx, {
      eventCode: 'DECLARATION_PREPARED',
      params: { title: item.title, until: item.windowTo },
      ...peopleOf(enterprise.id),
      link: declarationLink(made.id),
      now: ctx.now,
    });
  });
}

/**
 * Drafts applications for enterprises whose verified data meets every condition of an open item, while places are left,
 * and notifies them: they only need to confirm. Idempotent.
 */
export async function prepareDeclarations(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  await eachRow(
    await listItems(ctx),
    ({ item }) => item.id,
    async (open) => {
      const { id, quota } = open.item;
      if (quota !== null && (await sumGranted(ctx.db, id, '')).count >= quota) return;
      await eachListed(
        (after) => listUndeclared(ctx, id, after),
        ({ enterprise }) => enterprise.id,
        async (row) => {
          if (isProven(judgeData(open.conditions, row.enterprise, today))) await prepareOne(ctx, open, row);
        },
      );
    },
  );
}
