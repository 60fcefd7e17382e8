import type { LeaseActContent, LeaseActPreview } from '@portal/contract/lease/act';
import { consentDays, consentRemindDays, type LeaseActBasis } from '@portal/contract/lease/act-terms';
import * as m from '@portal/texts/messages';
import { Timeline } from '../../../../ui/timeline/Timeline.tsx';

const basisSteps: Record<LeaseActBasis, () => string> = {
  CONSENT: () => m.lease_act_who_tenant({ days: consentDays, before: consentRemindDays }),
  SIGNED: m.lease_act_who_signed,
  ENTITLED: m.lease_act_who_entitled,
};

/** Who has to agree before an act takes effect. */
export function ActSteps({ data, preview }: { data: LeaseActContent; preview: LeaseActPreview }) {
  const steps = [
    { key: 'basis', title: basisSteps[data.basis]() },
    {
      key: 'second',
      title: preview.needsSecond ? m.lease_act_who_finance() : m.lease_act_who_nobody(),
    },
    { key: 'day', title: m.lease_act_who_day({ day: data.from }) },
  ];
  return (
    <Timeline
      label={m.lease_act_who()}
      events={steps.map((step) => ({ ...step, time: '', tone: 'coming' as const }))}
    />
  );
}
