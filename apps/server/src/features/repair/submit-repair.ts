import type { repairSubmit } from '@portal/contract/repair/public';
import { inTurn } from '../../platform/database/in-turn.ts';
import type { Verb } from '../../platform/http/context.ts';
import { lockAsset, reportsOf } from './asset.public.ts';
import { enterTicket, preventRepeats } from './enter-ticket.public.ts';
import { notifyDispatchers, numberOf, wordsOf } from './move-ticket.public.ts';
import { requireType } from './repair-type.public.ts';
import { requireOwnFiles } from './ticket-files.public.ts';

/**
 * Reports a fault or a hazard.
 * @throws {AppError} 100002 for an unknown asset, or photos uploaded by somebody else
 */
export const submitRepair: Verb<typeof repairSubmit> = (ctx, { data }) =>
  inTurn(ctx, data.assetId && reportsOf(data.assetId), async (tx) => {
    const { actor } = ctx;
    await requireType(tx, data.typeCode);
    await requireOwnFiles(tx, actor.userId, 'photos', data.photos);
    if (data.audio !== null) await requireOwnFiles(tx, actor.userId, 'audio', [data.audio]);
    const asset = data.assetId === null ? null : await lockAsset(tx, data.assetId, ctx.now);
    const ticket = await enterTicket(tx, ctx, {
      ...data,
      reporterId: actor.userId,
      enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
      expectFrom: data.expectFrom === null ? null : new Date(data.expectFrom),
      expectTo: data.expectTo === null ? null : new Date(data.expectTo),
    });
    if (ticket.priority === 'URGENT')
      await notifyDispatchers(tx, ctx, ticket, { eventCode: 'REPAIR_URGENT', params: wordsOf(ticket) });
    if (asset) await preventRepeats(tx, ctx, asset);
    return { ticketId: ticket.id, no: await numberOf(tx, ticket) };
  });
