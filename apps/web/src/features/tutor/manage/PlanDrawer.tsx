import { type HourPlan, hourPlan } from '@portal/contract/tutor/manage';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dayAfter, weekdayName } from '../../../platform/display/day-words.ts';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { halfHours } from '../../booking/shared/half-hours.ts';
import { tutoringQueryKeys } from './tutoring-query-keys.ts';

type Values = Omit<HourPlan, 'weekdays'> & { weekdays: string[] };

/** The weekdays from Monday, named after a week that starts with one. */
const weekdays = () =>
  Array.from({ length: 7 }, (_, at) => ({
    value: String(at + 1),
    text: weekdayName(dayAfter('2026-11-23', at)),
  }));

/** Opens hours on selected weekdays, divided into slots of equal length. */
export function PlanDrawer({
  tutorId,
  today,
  onClose,
}: {
  tutorId: string;
  today: string;
  onClose: () => void;
}) {
  const form = useContractForm<Values>(hourPlan, {
    defaultValues: {
      weekdays: [],
      from: '14:00',
      to: '16:00',
      slots: 1,
      mode: 'ONSITE',
      firstDay: dayAfter(today, 1),
      lastDay: dayAfter(today, 28),
      aheadDays: 14,
    },
    dataOf: (values) => ({ ...values, weekdays: values.weekdays.map(Number) }),
  });
  const open = useMutationOf('POST /api/serviceManage/tutorHour/open', {
    once: true,
    done: ({ opened }) => m.tutor_opened({ count: opened }),
    invalidates: tutoringQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.tutor_open_hours()}
      form={form}
      save={(data) => open.run({ tutorId, data: { ...data, weekdays: data.weekdays.map(Number) } })}
      busy={open.busy}
      saveText={m.tutor_open_hours()}
      onClose={onClose}
    >
      <FormSection title={m.tutor_hour()}>
        <Wide>
          <ChecksInput name="weekdays" options={weekdays()} />
        </Wide>
        <SelectInput name="from" placeholder="" options={halfHours} />
        <SelectInput name="to" placeholder="" options={halfHours} />
        <NumberInput name="slots" minValue={1} maxValue={4} />
        <ChoiceInput name="mode" options={optionsOf(hourModeLabels)} />
        <DateInput name="firstDay" />
        <DateInput name="lastDay" />
        <NumberInput name="aheadDays" minValue={0} maxValue={60} />
      </FormSection>
    </FormDrawer>
  );
}
