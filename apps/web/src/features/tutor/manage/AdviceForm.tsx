import {
  type AdviceContent,
  adviceContent,
  followUpContent,
  type ManagedTutoring,
} from '@portal/contract/tutor/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { resultNames } from '../shared/tutor-words.ts';
import { tutoringQueryKeys } from './tutoring-query-keys.ts';

const defaultValues = { what: '', who: '', due: null, result: null };

/** The written advice after an hour; later the outcome of each item. */
export function AdviceForm({ tutoring, onClose }: { tutoring: ManagedTutoring; onClose: () => void }) {
  return tutoring.canAdvise ? (
    <FirstAdvice tutoring={tutoring} onClose={onClose} />
  ) : (
    <FollowUp tutoring={tutoring} onClose={onClose} />
  );
}

function FirstAdvice({ tutoring, onClose }: { tutoring: ManagedTutoring; onClose: () => void }) {
  const form = useContractForm<AdviceContent>(adviceContent, {
    defaultValues: { judgement: '', actions: [defaultValues] },
  });
  const advise = useMutationOf('POST /api/serviceManage/tutoring/advise', {
    once: true,
    done: m.tutor_advised_done(),
    invalidates: tutoringQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.tutor_advise()}
      form={form}
      save={(data) => advise.run({ id: tutoring.bookingId, version: tutoring.recordVersion, data })}
      busy={advise.busy}
      saveText={m.tutor_send_advice()}
      onClose={onClose}
    >
      <FormSection title={m.tutor_advice()} columns={1}>
        <TextAreaInput name="judgement" rows={4} />
      </FormSection>
      <ActionRows isFollowUp={false} />
    </FormDrawer>
  );
}

function FollowUp({ tutoring, onClose }: { tutoring: ManagedTutoring; onClose: () => void }) {
  const form = useContractForm<{ outcome: string; actions: AdviceContent['actions'] }>(followUpContent, {
    defaultValues: { outcome: '', actions: tutoring.actions },
  });
  const followUp = useMutationOf('POST /api/serviceManage/tutoring/followUp', {
    done: m.tutor_followed_done(),
    invalidates: tutoringQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.tutor_follow_up()}
      form={form}
      save={(data) => followUp.run({ id: tutoring.bookingId, version: tutoring.recordVersion, data })}
      busy={followUp.busy}
      onClose={onClose}
    >
      <FormSection title={m.tutor_outcome()} columns={1}>
        <TextAreaInput name="outcome" rows={3} />
      </FormSection>
      <ActionRows isFollowUp />
    </FormDrawer>
  );
}

const maxActions = 8;

function ActionRows({ isFollowUp }: { isFollowUp: boolean }) {
  return (
    <FormSection title={m.tutor_actions()} columns={1}>
      <RowsInput<AdviceContent>
        name="actions"
        newRow={() => defaultValues}
        // In a follow-up the advice is fixed; only its results can be added.
        max={isFollowUp ? 0 : maxActions}
        least={isFollowUp ? maxActions : 0}
        add={m.tutor_add_action()}
      >
        {(place) => (
          <>
            <TextInput name={`${place}.what`} />
            <TextInput name={`${place}.who`} />
            <DateInput name={`${place}.due`} orNull />
            {isFollowUp && (
              <SelectInput
                name={`${place}.result`}
                placeholder={m.tutor_result_open()}
                options={optionsOf(resultNames)}
              />
            )}
          </>
        )}
      </RowsInput>
    </FormSection>
  );
}
