import type { leaseActPreview, leaseActSubmit } from '@portal/contract/lease/act';
import { leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import { consentDays } from '@portal/contract/lease/act-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { getContract } from '../lease.queries.ts';
import { contracts } from '../lease.table.ts';
import { shareFile } from '../manage/save-contract.ts';
import { viewTerms } from './act.view.ts';
import { amountOf, weighAct } from './book-act.ts';
import { leaseActs } from './lease-act.table.ts';
import { recordAct } from './move-act.ts';
import { passAct } from './pass-act.ts';
import { wordPreview } from './preview-act.ts';
import { requirePaper } from './require-act.ts';

/** Calculates what an act would change. */
export const previewAct: Verb<typeof leaseActPreview> = async ({ db, now }, { contractId, data }) => {
  const { effect } = await weighAct(db, await getContract(db, contractId), data, now);
  return wordPreview(effect.preview);
};

/** @throws {AppError} 500024 while another act on the contract is open */
async function requireNoOther(tx: Db, contractId: string): Promise<void> {
  const isOpen = and(
    eq(leaseActs.contractId, contractId),
    inArray(leaseActs.status, leaseActLifecycle.groups.open),
  );
  if ((await tx.$count(leaseActs, isOpen)) > 0)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.lease_act_refusal_open() });
}

/**
 * Enters an act on a contract as the caller saw it. Two who act at once wait for each other on the contract, and the
 * second one is refused.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const submitAct: Verb<typeof leaseActSubmit> = (ctx, { contractId, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const contract = await lockVersion(tx, contracts, { id: contractId, version });
    await requireNoOther(tx, contractId);
    await requirePaper(tx, actor.userId, data.fileId, 'data.fileId');
    const { before, after, effect } = await weighAct(tx, contract, data, now);
    const { kind, from, basis, reason, fileId } = data;
    const waits = basis === 'CONSENT';
    const [act] = await tx
      .insert(leaseActs)
      .values({
        id: ulid(now.getTime()),
        no: await nextBusinessNumber(tx, 'BG', now),
        contractId,
        kind,
        from,
        basis,
        reason,
        fileId,
        content: data,
        before: viewTerms(before, from),
        after: viewTerms(after, from),
        preview: effect.preview,
        amountFen: amountOf(effect.preview),
        needsSecond: effect.preview.needsSecond,
        askedBy: actor.userId,
        consentBy: waits ? new Date(now.getTime() + consentDays * 86_400_000) : null,
        status: waits ? 'TO_CONSENT' : 'TO_CHECK',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })
      .returning();
    if (!act) throw new Error('failed to insert act');
    await shareFile(tx, { ...contract, fileId });
    await writeLog(tx, ctx, {
      event: 'leaseAct.submit',
      entity: 'leaseAct',
      entityId: act.id,
      before: act.before,
      after: { ...act.after, kind, effectiveFrom: from, amountFen: act.amountFen },
      reason,
    });
    await recordAct(tx, ctx, act, contract, { event: 'submit', by: { agent: 'PARK' } });
    const moved = waits ? act : await passAct(tx, ctx, act, contract);
    return { actId: act.id, state: moved.status, stateLabel: leaseActLifecycle.labels[moved.status]() };
  });
