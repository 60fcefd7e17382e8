import type { ServiceClock } from '@portal/contract/repair/public';
import type { RepairState } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
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
    <Stack gap={6} shrink>
      <Progress
        bare
        label={m.repair_clock()}
        value={Math.min(1, usedMs / totalMs)}
        valueText={used}
        tone={isLate ? 'petal' : rests ? 'amber' : isOver ? 'leaf' : 'brand'}
      />
      <Row as="p" wrap gap={2} gapX={12} size={13} tone="quiet">
        <span>{used}</span>
        {isLate && (
          <Text as="b" tone="petal">
            {m.repair_is_late()}
          </Text>
        )}
        {rests && (
          <Text as="span" tone="amber">
            {m.repair_paused_since({ time: formatDate(pausedAt, monthAndTime) })}
          </Text>
        )}
        {dueAt !== null && !isOver && (
          <Text as="span" atEnd>
            {m.repair_due_by({ time: formatDate(dueAt, monthAndTime) })}
          </Text>
        )}
      </Row>
    </Stack>
  );
}
