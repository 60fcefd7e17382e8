import type { ServiceClock } from '@portal/contract/repair/public';
import type { RepairState } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './Repair.module.css';
import { serviceText } from './repair-variants.ts';

/** The clock has stopped in each of these states. */
const over: readonly RepairState[] = ['FINISHED', 'CLOSED', 'REJECTED', 'MERGED', 'CANCELLED'];

const monthAndTime = 'MM-DD HH:mm';

/** The share of the promised time used, when the clock was paused, and when it runs out. */
export function ServiceClockBar({
  of: { clock, state },
}: {
  of: { clock: ServiceClock; state: RepairState };
}) {
  const { usedMs, totalMs, pausedAt, dueAt, isLate, dayAndNight } = clock;
  const isOver = over.includes(state);
  const rests = pausedAt !== null && !isOver;
  const used = m.repair_used({
    used: serviceText(usedMs, dayAndNight),
    total: serviceText(totalMs, dayAndNight),
  });
  return (
    <div className={styles.clock}>
      <Progress
        bare
        label={m.repair_clock()}
        value={Math.min(1, usedMs / totalMs)}
        valueText={used}
        tone={isLate ? 'petal' : rests ? 'amber' : isOver ? 'leaf' : 'brand'}
      />
      <p className={styles.clockText}>
        <span>{used}</span>
        {isLate && <b className={styles.late}>{m.repair_is_late()}</b>}
        {rests && (
          <span className={styles.paused}>
            {m.repair_paused_since({ time: formatDate(pausedAt, monthAndTime) })}
          </span>
        )}
        {dueAt !== null && !isOver && (
          <span className={styles.due}>{m.repair_due_by({ time: formatDate(dueAt, monthAndTime) })}</span>
        )}
      </p>
    </div>
  );
}
