import { type LectureContent, lectureContent } from '@portal/contract/activity/lecture-question';
import type { ActivityDetail } from '@portal/contract/activity/public';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { learningQueryKeys } from './learning-query-keys.ts';

interface AskDrawerProps {
  activityId: string;
  onClose: () => void;
}

/** Form to ask a teacher of an activity a question. */
export function AskDrawer({ activityId, onClose }: AskDrawerProps) {
  const answer = useQueryOf('GET /api/activityManage/activity/queryDetail', { id: activityId });
  if (answer.data) return <AskForm activity={answer.data} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} size="large" title={m.learn_ask()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

function AskForm({ activity, onClose }: { activity: ActivityDetail; onClose: () => void }) {
  const { activityId, title, teachers } = activity;
  const form = useContractForm<LectureContent>(lectureContent, {
    defaultValues: {
      activityId,
      teacherId: teachers.length === 1 ? (teachers[0]?.teacherId ?? '') : '',
      body: '',
      anonymous: false,
    },
  });
  const ask = useMutationOf('POST /api/activityManage/lectureQuestion/submit', {
    once: true,
    done: m.learn_ask_sent(),
    invalidates: learningQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.learn_ask()}
      form={form}
      save={(data) => ask.run({ data })}
      busy={ask.busy}
      saveText={m.learn_ask_send()}
      onClose={onClose}
    >
      <FormSection title={title} columns={1}>
        <SelectInput
          name="teacherId"
          placeholder=""
          options={[
            { value: '', text: m.learn_ask_any() },
            ...teachers.map(({ teacherId, name }) => ({ value: teacherId, text: name })),
          ]}
        />
        <TextAreaInput name="body" rows={6} hint={m.learn_ask_hint()} />
        <CheckboxInput name="anonymous" hint={m.learn_ask_anonymous_hint()}>
          {m.learn_ask_anonymous()}
        </CheckboxInput>
      </FormSection>
    </FormDrawer>
  );
}
