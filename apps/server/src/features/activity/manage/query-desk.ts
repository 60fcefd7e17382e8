import type { activityQueryDesk } from '@portal/contract/activity/manage';
import { eq } from 'drizzle-orm';
import { doorCode } from '../../../platform/door/door-code.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { checkInOpensAt, isCheckInOpen } from '../activity.policy.ts';
import { activities } from '../activity.table.ts';
import { viewActivity } from '../activity.view.ts';
import { signUpLink } from '../public-path.ts';
import { getManagedActivity } from './managed.queries.ts';

/** @throws {AppError} 500404 for unpublished activities */
export const queryDesk: Verb<typeof activityQueryDesk> = async ({ db, now }, { id }) => {
  const activity = await getManagedActivity(db, id, eq(activities.status, 'PUBLISHED'));
  const { confirmed, checkedIn } = activity;
  return {
    ...viewActivity(activity, now),
    checkInMode: activity.checkInMode,
    expected: confirmed + checkedIn,
    arrived: checkedIn,
    isOpen: isCheckInOpen(activity, now),
    opensAt: checkInOpensAt(activity).getTime(),
    doorPath: `${signUpLink(id)}?code=${doorCode(activity.doorHash, now)}`,
  };
};
