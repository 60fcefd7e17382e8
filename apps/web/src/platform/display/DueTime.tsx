import { useState } from 'react';
import { Status } from '../../ui/status/Status.tsx';
import { dueText } from './due-time.ts';
import { formatEnd } from './end-text.ts';

interface DueTimeProps {
  dueAt: number;
  /** Working time until then, where only that counts. */
  leftMs?: number | null;
}

/** When something is due; the full date is its title. */
export function DueTime({ dueAt, leftMs }: DueTimeProps) {
  const [now] = useState(() => Date.now());
  const left = leftMs ?? dueAt - now;
  const text = (
    <time dateTime={new Date(dueAt).toISOString()} title={formatEnd(dueAt)}>
      {dueText(dueAt, left, now)}
    </time>
  );
  return left < 0 ? <Status kind="late">{text}</Status> : text;
}
