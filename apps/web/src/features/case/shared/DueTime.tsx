import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { formatEnd } from '../../../platform/display/end-text.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { timeLeft } from '../account/time-left.ts';

const units = { days: m.case_days, hours: m.case_hours, minutes: m.case_minutes };

/** When the next step is due, and how long that leaves. */
export function DueTime({ dueAt }: { dueAt: number }) {
  const [now] = useState(() => Date.now());
  const { isOver, unit, count } = timeLeft(dueAt, now);
  const time = units[unit]({ count });
  return (
    <>
      {isOver ? <Status kind="late">{m.case_due_over({ time })}</Status> : m.case_due_left({ time })}
      <small>{formatEnd(dueAt)}</small>
    </>
  );
}
