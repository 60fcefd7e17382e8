import type { ActivityDetail } from '@portal/contract/activity/public';
import { callOf } from '../../shared/activity-words.ts';

/** Whether anybody can sign up now, not only the members of some enterprises. */
export const takesGuests = (activity: ActivityDetail): boolean =>
  activity.state === 'PUBLISHED' &&
  callOf(activity) !== null &&
  activity.audience.userTypes.includes('100') &&
  !activity.audience.auditedOnly &&
  activity.tagNames.length === 0;
