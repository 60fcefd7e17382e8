import type { ManagedActivityDetail } from '@portal/contract/activity/manage';
import type { ActivityEvent } from '@portal/contract/activity/terms';
import { activityKindLabels } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { EditableDrawer } from '../../../platform/account/EditableDrawer.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { activityVariants, feeText, minuteText, seatsText, whenText } from '../shared/activity-words.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { activityQueryKeys } from './activity-query-keys.ts';

const configs: Record<ActivityEvent, ActionConfig> = {
  cancel: { text: m.activity_call_off, ask: m.activity_call_off_text, needsReason: true, danger: true },
  archive: { text: m.activity_archive, ask: m.activity_archive_text },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  return: { text: m.act_return, ask: m.activity_return_text, needsReason: true },
  submit: { text: m.act_submit },
  publish: { text: m.act_publish, ask: m.activity_publish_text },
};

interface ActivityDrawerProps {
  /** `new` for a new draft. */
  id: string;
  onClose: () => void;
}

/** Drawer with the form of an activity, or its details and actions. */
export function ActivityDrawer({ id, onClose }: ActivityDrawerProps) {
  return id === 'new' ? (
    <ActivityForm activity={null} onClose={onClose} />
  ) : (
    <Present id={id} onClose={onClose} />
  );
}

function Present({ id, onClose }: ActivityDrawerProps) {
  const answer = useQueryOf('GET /api/activityManage/activity/queryManageDetail', { id });
  return (
    <EditableDrawer
      answer={answer}
      name={m.field_activity()}
      titleOf={({ title }) => title}
      onClose={onClose}
      acts={(activity, edit) => <Acts activity={activity} onEdit={edit} />}
      form={(activity, close) => <ActivityForm activity={activity} onClose={close} />}
    >
      {(row) => <ActivityFacts activity={row} />}
    </EditableDrawer>
  );
}

function ActivityFacts({ activity }: { activity: ManagedActivityDetail }) {
  const { state, stateLabel, reason, author, data, kind, checkedIn, confirmed } = activity;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={activityVariants[state]}>{stateLabel}</Status> },
        ...writtenFact(m.field_reason(), reason),
        { name: m.field_activity_kind(), value: activityKindLabels[kind]() },
        { name: m.field_activity_organizer(), value: <Written>{data.organizer}</Written> },
        { name: m.field_time(), value: whenText(activity) },
        { name: m.field_place(), value: <Written>{data.place}</Written> },
        {
          name: m.activity_sign_up_window(),
          value: `${minuteText(activity.signFrom)} – ${minuteText(activity.signTo)}`,
        },
        { name: m.field_activity_cancel_deadline(), value: minuteText(data.cancelDeadline) },
        { name: m.field_quota(), value: seatsText(activity) },
        {
          name: m.activity_expected(),
          value: m.activity_arrived({ arrived: checkedIn, expected: confirmed + checkedIn }),
        },
        { name: m.activity_fee(), value: feeText(data.feeFen) },
        { name: m.field_activity_body(), value: <Written>{data.body}</Written> },
        ...data.questions.map(({ label, options }, at) => ({
          name: m.activity_question_no({ no: at + 1 }),
          value: <Written>{[label, ...options].join(' / ')}</Written>,
        })),
        { name: m.activity_author(), value: <Written>{author}</Written> },
      ]}
    />
  );
}

function Acts({ activity, onEdit }: { activity: ManagedActivityDetail; onEdit: () => void }) {
  const { activityId: id, version, title, actions, canEdit, state, kind } = activity;
  const operate = useMutationOf('POST /api/activityManage/activity/operate', {
    done: (done) => m.act_done({ title, state: done.stateLabel }),
    invalidates: activityQueryKeys,
  });
  const { acts, dialog } = useEventActs<ActivityEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {state === 'PUBLISHED' && (
        <>
          <ButtonLink href={paths.activity(id, kind)}>{m.act_public_page()}</ButtonLink>
          <ButtonLink href={paths.activityDesk(id)}>{m.activity_desk()}</ButtonLink>
        </>
      )}
      {state !== 'CANCELLED' && state !== 'ARCHIVED' && (
        <ButtonLink href={paths.manageActivities({ view: 'quizzes', quiz: id })}>{m.learn_quiz()}</ButtonLink>
      )}
      {canEdit && <Button onClick={onEdit}>{m.act_edit()}</Button>}
      <ActButtons acts={acts} mains={['publish', 'submit']} dangers={['cancel']} />
      {dialog}
    </>
  );
}
