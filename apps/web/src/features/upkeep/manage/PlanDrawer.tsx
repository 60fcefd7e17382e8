import {
  type PlanContent,
  planContent,
  type UpkeepPlanDetail,
  upkeepReason,
} from '@portal/contract/upkeep/plan';
import {
  seasonLabels,
  upkeepBasisLabels,
  upkeepCrewLabels,
  upkeepRhythmLabels,
  upkeepTargetLabels,
} from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dayOf } from '../../../platform/display/day-words.ts';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SearchedInput } from '../../../platform/form/SearchedInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useTypeOptions } from '../../repair/shared/use-type-options.ts';
import { upkeepQueryKeys } from './upkeep-query-keys.ts';

/** In the form, what is not chosen is an empty text. */
type Values = Omit<PlanContent, 'assetId' | 'typeCode' | 'meterId' | 'workerId'> &
  Record<'assetId' | 'typeCode' | 'meterId' | 'workerId', string>;

const defaultValues = (): Values => ({
  name: '',
  target: 'ASSET',
  assetId: '',
  typeCode: '',
  rhythm: 'MONTHS',
  months: 3,
  seasons: [],
  meterId: '',
  units: null,
  startOn: dayOf(Date.now()),
  leadDays: 3,
  basis: 'PLANNED',
  steps: [{ text: '' }],
  crew: 'TEAM',
  workerId: '',
  minutes: 60,
});

const valuesOf = (data: PlanContent): Values => ({
  ...data,
  assetId: data.assetId ?? '',
  typeCode: data.typeCode ?? '',
  meterId: data.meterId ?? '',
  workerId: data.workerId ?? '',
});

const dataOf = (values: Values): PlanContent => ({
  ...values,
  assetId: values.assetId || null,
  typeCode: values.typeCode || null,
  meterId: values.meterId || null,
  workerId: values.workerId || null,
});

/** A plan: for what, how often, what is done, and by whom. */
export function PlanDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new';
  const answer = useQueryOf('GET /api/propertyManage/upkeep/queryPlan', { id }, { enabled: !isNew });
  if (isNew) return <PlanForm plan={null} onClose={onClose} />;
  return <Answered of={answer}>{(plan) => <PlanForm plan={plan} onClose={onClose} />}</Answered>;
}

function PlanForm({ plan, onClose }: { plan: UpkeepPlanDetail | null; onClose: () => void }) {
  const form = useContractForm<Values>(planContent, {
    dataOf,
    values: plan ? valuesOf(plan.data) : undefined,
    defaultValues: defaultValues(),
  });
  const [isEnding, setIsEnding] = useState(false);
  const save = useMutationOf('POST /api/propertyManage/upkeep/savePlan', {
    once: true,
    done: m.upkeep_plan_saved(),
    invalidates: upkeepQueryKeys,
    setError: dataFaults(form.setError),
  });
  const at = plan ? { id: plan.planId, version: plan.version } : {};
  return (
    <>
      <FormDrawer
        title={plan ? m.upkeep_plan() : m.upkeep_plan_new()}
        form={form}
        save={(values) => save.run({ ...at, data: dataOf(values) })}
        busy={save.busy}
        onClose={onClose}
        aside={
          plan?.canEdit && (
            <Button variant="quiet" onClick={() => setIsEnding(true)}>
              {m.upkeep_plan_end()}
            </Button>
          )
        }
      >
        <Stack gap={24}>
          <TextInput name="name" />
          <TargetFields present={plan?.assetText ?? ''} />
          <RhythmFields present={plan?.meterText ?? ''} />
          <ChoiceInput name="basis" options={optionsOf(upkeepBasisLabels)} />
          <RowsInput<Values>
            name="steps"
            newRow={() => ({ text: '' })}
            max={20}
            least={1}
            add={m.upkeep_step_add()}
            columns="1fr"
          >
            {(place) => <TextInput name={`${place}.text`} />}
          </RowsInput>
          <CrewFields />
          <NumberInput name="minutes" />
        </Stack>
      </FormDrawer>
      {isEnding && plan && <EndDialog plan={plan} onClose={() => setIsEnding(false)} onDone={onClose} />}
    </>
  );
}

function TargetFields({ present }: { present: string }) {
  const target = useWatch<Values, 'target'>({ name: 'target' });
  const types = useTypeOptions();
  const [assetKeyword, setAssetKeyword] = useState('');
  const { data } = useQueryOf(
    'GET /api/propertyManage/upkeep/queryChoices',
    { assetKeyword },
    { keepPrevious: true, quiet: true, enabled: target === 'ASSET' },
  );
  return (
    <>
      <ChoiceInput name="target" options={optionsOf(upkeepTargetLabels)} />
      {target === 'ASSET' ? (
        <SearchedInput
          name="assetId"
          options={data?.assets ?? []}
          onSearch={setAssetKeyword}
          present={present}
        />
      ) : (
        <SelectInput name="typeCode" placeholder={m.input_choose()} options={types} required />
      )}
    </>
  );
}

function RhythmFields({ present }: { present: string }) {
  const rhythm = useWatch<Values, 'rhythm'>({ name: 'rhythm' });
  const [meterKeyword, setMeterKeyword] = useState('');
  const { data } = useQueryOf(
    'GET /api/propertyManage/upkeep/queryChoices',
    { meterKeyword },
    { keepPrevious: true, quiet: true, enabled: rhythm === 'METER' },
  );
  return (
    <>
      <SelectInput name="rhythm" placeholder="" options={optionsOf(upkeepRhythmLabels)} />
      {rhythm === 'MONTHS' && <NumberInput name="months" required />}
      {(rhythm === 'SOLAR' || rhythm === 'SEASON') && (
        <ChecksInput name="seasons" options={optionsOf(seasonLabels)} required />
      )}
      {rhythm === 'METER' && (
        <>
          <SearchedInput
            name="meterId"
            options={data?.meters ?? []}
            onSearch={setMeterKeyword}
            present={present}
          />
          <NumberInput name="units" required />
        </>
      )}
      <DateInput name="startOn" />
      {rhythm !== 'METER' && <NumberInput name="leadDays" orZero />}
    </>
  );
}

function CrewFields() {
  const crew = useWatch<Values, 'crew'>({ name: 'crew' });
  const { data: workers = [] } = useQueryOf('GET /api/propertyManage/repair/queryWorkers', {});
  return (
    <>
      <ChoiceInput name="crew" options={optionsOf(upkeepCrewLabels)} />
      {crew === 'WORKER' && (
        <SelectInput
          name="workerId"
          placeholder={m.input_choose()}
          options={workers.map(({ workerId: value, name: text }) => ({ value, text }))}
          required
        />
      )}
    </>
  );
}

interface EndDialogProps {
  plan: UpkeepPlanDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a plan ends. */
function EndDialog({ plan: { planId: id, version }, onClose, onDone }: EndDialogProps) {
  const form = useContractForm<{ reason: string }>(upkeepReason, { defaultValues: { reason: '' } });
  const end = useMutationOf('POST /api/propertyManage/upkeep/endPlan', {
    done: m.upkeep_plan_end_done(),
    invalidates: upkeepQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.upkeep_plan_end()}
      size="small"
      form={form}
      save={async (data) => {
        const ended = await end.run({ id, version, data });
        if (ended !== undefined) onDone();
        return ended;
      }}
      busy={end.busy}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>{m.upkeep_plan_end_text()}</p>
        <TextAreaInput name="reason" rows={2} />
      </Stack>
    </FormDialog>
  );
}
