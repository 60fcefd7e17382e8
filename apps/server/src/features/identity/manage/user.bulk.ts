import { type UserStatus, userOperate, userTransitions } from '@portal/contract/identity/user';
import { userQueryList } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import { type BulkAct, bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { users } from '../user.table.ts';

type Event = 'freeze' | 'unfreeze';

const statusLabels: Record<UserStatus, () => string> = {
  NORMAL: m.operator_user_status_normal,
  FROZEN: m.operator_user_status_frozen,
  CANCELLED: m.operator_user_status_cancelled,
};

const userAct = (
  act: Pick<BulkAct, 'kind' | 'needs' | 'isDanger'>,
  event: Event,
  back: Event | null,
): BulkAct =>
  bulkAct({
    ...act,
    call: userOperate,
    input: ({ id, version }, { reason }) => ({
      id,
      version,
      event,
      ...(reason === '' ? {} : { reason }),
    }),
    async look(db, ids, { actor }) {
      const { id, name, version, status } = users;
      const rows = await db
        .select({ id, name, version, status })
        .from(users)
        .where(inArray(id, [...ids]));
      return rows.map((row) => {
        if (row.id === actor.userId) return { ...row, barred: 'own' };
        return { ...row, barred: userTransitions[row.status][event] ? null : inState(row.status) };
      });
    },
    reasons: stateReasons(statusLabels),
    ...(back && {
      undo: { call: userOperate, input: ({ id, version }) => ({ id, version, event: back }) },
    }),
  });

export const userBulk = bulkSource<{ userId: string }>({
  list: userQueryList,
  keyOf: ({ userId }) => userId,
  acts: [
    userAct({ kind: 'USER_FREEZE', needs: ['reason'], isDanger: true }, 'freeze', 'unfreeze'),
    userAct({ kind: 'USER_UNFREEZE' }, 'unfreeze', null),
  ],
});
