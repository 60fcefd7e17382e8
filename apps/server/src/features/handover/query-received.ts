import type { handoverQueryReceived } from '@portal/contract/handover/manage';
import { takeBackMs } from '@portal/contract/handover/terms';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Verb } from '../../platform/http/context.ts';
import { users } from '../identity/user.table.ts';
import { handoverItems, handovers } from './handover.table.ts';
import { canTakeBack } from './take-back.ts';

const most = 100;

/** What was given to the caller and can still be given back. */
export const queryReceived: Verb<typeof handoverQueryReceived> = async ({ db, actor, now }) => {
  const rows = await db
    .select({ item: handoverItems, fromName: users.name })
    .from(handoverItems)
    .innerJoin(handovers, eq(handovers.id, handoverItems.handoverId))
    .innerJoin(users, eq(users.id, handovers.userId))
    .where(
      and(
        eq(handoverItems.toId, actor.userId),
        isNull(handoverItems.takenBackAt),
        gt(handoverItems.givenAt, new Date(now.getTime() - takeBackMs)),
      ),
    )
    .orderBy(desc(handoverItems.givenAt), desc(handoverItems.id))
    .limit(most);
  return rows.map(({ item, fromName }) => ({
    itemId: item.id,
    kind: item.kind,
    title: item.title,
    fromName,
    givenAt: item.givenAt.getTime(),
    canGiveBack: canTakeBack(item, now),
  }));
};
