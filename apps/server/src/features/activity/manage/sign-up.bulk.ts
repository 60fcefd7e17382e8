import { signUpOperateManage, signUpQueryManageList } from '@portal/contract/activity/manage';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { eq, inArray } from 'drizzle-orm';
import { type BulkAct, bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { users } from '../../identity/user.table.ts';
import { activities, signUps } from '../activity.table.ts';

const signUpAct = (act: Pick<BulkAct, 'kind' | 'needs' | 'isDanger'>, event: 'approve' | 'reject'): BulkAct =>
  bulkAct({
    ...act,
    call: signUpOperateManage,
    input: ({ id, version }, { reason }) => ({ id, version, event, data: { reason } }),
    async look(db, ids) {
      const { id, version, status } = signUps;
      const rows = await db
        .select({ id, version, status, title: activities.title, userName: users.name })
        .from(signUps)
        .innerJoin(activities, eq(activities.id, signUps.activityId))
        .leftJoin(users, eq(users.id, signUps.userId))
        .where(inArray(id, [...ids]));
      return rows.map((row) => ({
        id: row.id,
        name: [row.userName, row.title].filter(Boolean).join(' '),
        version: row.version,
        barred: signUpLifecycle.transitions[row.status][event] ? null : inState(row.status),
      }));
    },
    reasons: stateReasons(signUpLifecycle.labels),
  });

export const signUpBulk = bulkSource<{ signUpId: string }>({
  list: signUpQueryManageList,
  keyOf: ({ signUpId }) => signUpId,
  acts: [
    signUpAct({ kind: 'SIGN_UP_APPROVE' }, 'approve'),
    signUpAct({ kind: 'SIGN_UP_REJECT', needs: ['reason'], isDanger: true }, 'reject'),
  ],
});
