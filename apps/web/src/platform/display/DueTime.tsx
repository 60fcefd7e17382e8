import { endText } from '@portal/contract/deadline';
import { useState } from 'react';
import { Status } from '../../ui/status/Status.tsx';
import { dueDayText, dueText } from './due-time.ts';

interface DueTimeProps {
  dueAt: number;
  /** Working time left, if only working time counts. */
  leftMs?: number | null;
  /** How many hours of the time left make a day. */
  hoursADay?: number | null;
}

/** A due time, with the full date as its title. */
export function DueTime({ dueAt, leftMs, hoursADay }: DueTimeProps) {
  const [now] = useState(() => Date.now());
  const left = leftMs ?? dueAt - now;
  const text = (
    <time dateTime={new Date(dueAt).toISOString()} title={endText(dueAt)}>
      {leftMs === undefined ? dueDayText(dueAt, now) : dueText(dueAt, left, now, hoursADay ?? 24)}
    </time>
  );
  return left < 0 ? <Status kind="late">{text}</Status> : text;
}
