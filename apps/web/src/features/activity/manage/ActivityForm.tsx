import {
  type ActivityContent,
  activityContent,
  type ManagedActivityDetail,
} from '@portal/contract/activity/manage';
import { usualPoints } from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dayAfter, dayOf } from '../../../platform/display/day-words.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { activityQueryKeys } from './activity-query-keys.ts';

const at = (days: number, time: string) =>
  Date.parse(`${dayAfter(dayOf(Date.now()), days)}T${time}:00+08:00`);

/** A salon in two weeks, open for sign-up from tomorrow until the day before. */
const defaultValues = (): ActivityContent => ({
  kind: 'SALON',
  title: '',
  organizer: '',
  fileId: null,
  body: '',
  agenda: [],
  place: '',
  isOnline: false,
  startAt: at(14, '14:00'),
  endAt: at(14, '16:00'),
  signFrom: at(1, '09:00'),
  signTo: at(13, '18:00'),
  cancelDeadline: at(13, '14:00'),
  capacity: 40,
  perEnterpriseMax: 2,
  perOrderMax: 2,
  waitlistMax: 10,
  feeFen: 0,
  audience: { userTypes: ['100', '200'], auditedOnly: false, tagCodes: [] },
  needApproval: false,
  questions: [],
  teacherIds: [],
  checkInMode: 'QR',
  checkInPoints: usualPoints,
  quizPoints: usualPoints,
  album: [],
});

/** Everything about an activity: subject, time and place, who may attend, and questions for attendees. */
export function ActivityForm({
  activity,
  onClose,
}: {
  activity: ManagedActivityDetail | null;
  onClose: () => void;
}) {
  const form = useContractForm<ActivityContent>(activityContent, {
    defaultValues: activity?.data ?? defaultValues(),
    dataOf: (values) => ({ ...values, album: values.album.filter(Boolean) }),
  });
  const save = useMutationOf('POST /api/activityManage/activity/save', {
    once: true,
    done: m.act_saved(),
    invalidates: activityQueryKeys,
    setError: dataFaults(form.setError),
  });
  const of = activity ? { id: activity.activityId, version: activity.version } : {};
  return (
    <FormDrawer
      title={activity ? m.activity_edit() : m.activity_new()}
      form={form}
      save={(data) => save.run({ ...of, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <ActivityFields cover={activity?.cover ?? null} album={activity?.album ?? []} />
    </FormDrawer>
  );
}
