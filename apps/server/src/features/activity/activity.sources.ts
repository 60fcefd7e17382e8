import { activityStateLabels, salonRequestStateLabels } from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import { and, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { isListed } from './activity.queries.ts';
import { activities, salonRequests, signUps } from './activity.table.ts';
import { publicPath } from './public-path.ts';

/** Activities waiting to be published by someone other than the person who submitted them. */
const reviews: QueueSource = {
  kind: 'ACTIVITY',
  label: m.field_activity,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: activityStateLabels.PENDING },
  waiting: sql`
    select ${activities.id} as ref_id, ${activities.title} as title, ${activities.status} as state,
      ${activities.submittedAt} as entered_at, ${activities.signFrom} as due_at,
      ${activities.submittedBy} as barred_user_id
    from ${activities} where ${activities.status} = 'PENDING'`,
};

/** Sign-ups that need approval before the activity begins. */
const approvals: QueueSource = {
  kind: 'SIGN_UP',
  label: m.activity_sign_up,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${signUps.id} as ref_id, ${activities.title} as title, ${signUps.status} as state,
      ${signUps.createdAt} as entered_at, ${activities.startAt} as due_at, ${signUps.userId} as barred_user_id
    from ${signUps} join ${activities} on ${activities.id} = ${signUps.activityId}
    where ${signUps.status} = 'PENDING'`,
};

const requests: QueueSource = {
  kind: 'SALON_REQUEST',
  label: m.activity_request,
  role: 'OP_SERVICE',
  stateLabels: { SUBMITTED: salonRequestStateLabels.SUBMITTED },
  waiting: sql`
    select ${salonRequests.id} as ref_id, ${salonRequests.title} as title, ${salonRequests.status} as state,
      ${salonRequests.createdAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${salonRequests} where ${salonRequests.status} = 'SUBMITTED'`,
};

export const activityQueues: QueueSource[] = [reviews, approvals, requests];

/** Notifies people who saved an activity when its time, place or fee changes. */
export const activityCollect: CollectSource = {
  type: 'ACTIVITY',
  async read(db, ids) {
    const rows = await db
      .select()
      .from(activities)
      .where(and(inArray(activities.id, [...ids]), isListed));
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      cover: row.cover,
      category: row.kind,
      keyDay: chinaDayOf(row.signTo),
      path: publicPath(row),
      facts: { text: `${row.startAt.toISOString()} ${row.place}`, money: String(row.feeFen) },
    }));
  },
};

export const activitySitemap = [
  sitemapKindOf('activity', {
    table: activities,
    id: activities.id,
    updatedAt: activities.updatedAt,
    shown: () => isListed,
    of: activities.kind,
    pathOf: (id, kind) => publicPath({ id, kind: kind === 'ACTIVITY' ? kind : 'SALON' }),
  }),
];
