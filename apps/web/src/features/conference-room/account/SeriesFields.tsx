import type { BookingContent } from '@portal/contract/booking/public';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { dayAfter, weekdayName } from '../../../platform/display/day-words.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { CheckboxGroup } from '../../../ui/checkbox/CheckboxGroup.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';

/** Fields for repeating a booking: how often, on which days, and until when. */
export function SeriesFields() {
  const freq = useWatch<BookingContent, 'series.freq'>({ name: 'series.freq' });
  return (
    <FormSection title={m.booking_series()}>
      <Wide>
        <SelectInput
          name="series.freq"
          placeholder=""
          options={[
            { value: 'DAY', text: m.room_daily() },
            { value: 'WEEK', text: m.room_weekly() },
            { value: 'MONTH', text: m.room_monthly() },
          ]}
        />
      </Wide>
      {freq === 'WEEK' && (
        <Wide>
          <WeekdaysInput
            name="series.byWeekday"
            options={weekdays()}
            layout="row"
            hint={m.room_days_hint()}
          />
        </Wide>
      )}
      <NumberInput name="series.interval" hint={m.room_interval_hint()} minValue={1} maxValue={4} steppers />
      <NumberInput name="series.count" minValue={2} maxValue={20} steppers />
      <DateInput name="series.until" orNull hint={m.room_until_hint()} />
    </FormSection>
  );
}

/** Weekday names from Monday, taken from a week that starts on a Monday. */
const weekdays = () =>
  Array.from({ length: 7 }, (_, at) => ({
    value: String(at + 1),
    text: weekdayName(dayAfter('2026-11-23', at)),
  }));

const WeekdaysInput = inputOf(CheckboxGroup, {
  format: (value) => (value as number[]).map(String),
  parse: (chosen: string[]) => chosen.map(Number),
});
