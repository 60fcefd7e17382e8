import { type ContestContent, contestContent } from '@portal/contract/contest/content';
import type { ManagedContestDetail } from '@portal/contract/contest/manage';
import { contestPicturePurpose } from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dayAfter, dayOf } from '../../../platform/display/day-words.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MultiSelectInput } from '../../../platform/form/MultiSelectInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { CriterionRows, NoticeRows, PrizeRows, StageRows, TrackRows } from './ContestRows.tsx';
import { contestQueryKeys } from './contest-query-keys.ts';

const at = (days: number) => Date.parse(`${dayAfter(dayOf(Date.now()), days)}T00:00:00+08:00`);
const stage = (kind: ContestContent['stages'][number]['kind'], from: number, to: number) => ({
  kind,
  from: at(from),
  to: at(to),
});

/** A contest that opens for sign-up next week, with the usual stages and criteria. */
const defaultValues = (): ContestContent => ({
  title: '',
  body: '',
  eligibility: '',
  fileId: null,
  tracks: [{ name: '', intro: '' }],
  prizes: [{ level: '', name: '', amountFen: 0, count: 1 }],
  stages: [
    stage('SIGN', 7, 37),
    stage('SUBMIT', 14, 51),
    stage('PRELIM', 52, 66),
    stage('VOTE', 67, 74),
    stage('FINAL', 80, 81),
    stage('PUBLICITY', 81, 89),
  ],
  criteria: [{ name: '', weight: 100, max: 100, note: '' }],
  teamMin: 1,
  teamMax: 5,
  judgeIds: [],
  scoresPerEntry: 3,
  cutOff: 4,
  voteWeight: 10,
  notices: [],
});

interface ContestFormProps {
  contest: ManagedContestDetail | null;
  onClose: () => void;
}

/** Everything about a contest; its rules are fixed once it is submitted. */
export function ContestForm({ contest, onClose }: ContestFormProps) {
  const form = useContractForm<ContestContent>(contestContent, {
    defaultValues: contest?.data ?? defaultValues(),
  });
  const judges = useQueryOf('GET /api/activityManage/contestJudge/queryManageList', {}, { quiet: true });
  const save = useMutationOf('POST /api/activityManage/contest/save', {
    once: true,
    done: m.act_saved(),
    invalidates: contestQueryKeys,
    setError: dataFaults(form.setError),
  });
  const of = contest ? { id: contest.contestId, version: contest.version } : {};
  const isBound = contest !== null && contest.state !== 'DRAFT';
  return (
    <FormDrawer
      title={contest ? m.contest_edit() : m.contest_new()}
      form={form}
      save={(data) => save.run({ ...of, data })}
      busy={save.busy}
      onClose={onClose}
    >
      {isBound && <Alert>{m.contest_bound()}</Alert>}
      <FormSection title={m.contest_entity()}>
        <Wide>
          <TextInput name="title" />
        </Wide>
        <Wide>
          <TextAreaInput name="body" rows={6} />
        </Wide>
        <Wide>
          <TextAreaInput name="eligibility" rows={3} />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_contest_cover()}
            purpose={contestPicturePurpose}
            present={contest?.cover ? { fileId: contest.cover.fileId, name: contest.cover.alt } : null}
          />
        </Wide>
      </FormSection>
      <FormSection title={m.contest_stages()} note={m.contest_stages_note()} columns={1}>
        <StageRows />
      </FormSection>
      <FormSection title={m.field_contest_track()} columns={1}>
        <TrackRows />
      </FormSection>
      <FormSection title={m.field_contest_prizes()} columns={1}>
        <PrizeRows />
      </FormSection>
      <FormSection title={m.field_criterion()} note={m.contest_criteria_note()} columns={1}>
        <CriterionRows />
      </FormSection>
      <FormSection title={m.contest_rules()}>
        <NumberInput name="teamMin" minValue={1} />
        <NumberInput name="teamMax" minValue={1} />
        <NumberInput name="scoresPerEntry" minValue={3} />
        <NumberInput name="cutOff" minValue={1} />
        <NumberInput name="voteWeight" minValue={0} maxValue={20} />
        <Wide>
          <MultiSelectInput
            name="judgeIds"
            label={m.contest_judges()}
            placeholder=""
            options={judges.data?.rows.map(({ judgeId, name, title }) => ({
              value: judgeId,
              text: `${name} ${title}`,
            }))}
          />
        </Wide>
      </FormSection>
      <FormSection title={m.field_contest_notices()} columns={1}>
        <NoticeRows />
      </FormSection>
    </FormDrawer>
  );
}
