import { bookableStateLabels } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { DaysInput } from '../../../platform/form/DaysInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { halfHours } from './half-hours.ts';

/** Whether the item can be booked, and why not. */
export const StateInputs = () => (
  <>
    <SelectInput name="status" placeholder="" options={optionsOf(bookableStateLabels)} />
    <TextInput name="statusNote" hint={m.booking_status_hint()} />
  </>
);

export const HoursInputs = () => (
  <>
    <SelectInput name="openFrom" label={m.booking_opens()} placeholder="" options={halfHours} />
    <SelectInput name="openTo" label={m.booking_closes()} placeholder="" options={halfHours} />
  </>
);

export const ClosedDaysInput = () => (
  <Wide>
    <DaysInput name="closedDates" label={m.field_closed_dates()} />
  </Wide>
);

export const ApprovalInput = () => (
  <Wide>
    <SwitchInput name="needApproval">{m.booking_needs_approval()}</SwitchInput>
  </Wide>
);

interface PlaceRulesProps {
  /** Extra rules shown before and after the common ones. */
  before?: ReactNode;
  after?: ReactNode;
}

/** How long, how early and how often a place can be booked. */
export const PlaceRules = ({ before, after }: PlaceRulesProps) => (
  <FormSection title={m.booking_rules()}>
    {before}
    <NumberInput name="maxSlots" minValue={1} />
    <NumberInput name="minAheadMin" minValue={0} />
    <NumberInput name="maxAheadDays" minValue={1} />
    <NumberInput name="dayLimitPerUser" minValue={1} />
    <NumberInput name="weekLimitPerEnterprise" minValue={1} />
    {after}
    <ApprovalInput />
  </FormSection>
);
