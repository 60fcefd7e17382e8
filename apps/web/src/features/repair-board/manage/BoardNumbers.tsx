import * as m from '@portal/texts/messages';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import type { BoardAnswer } from './lanes.tsx';

/** Counts the paused tickets by state. */
function pausesOf(stuck: BoardAnswer['stuck']): string {
  const resting = stuck.filter(({ clock }) => clock.pausedAt !== null).map(({ stateLabel }) => stateLabel);
  return [...new Set(resting)]
    .map((label) => `${label} ${resting.filter((each) => each === label).length}`)
    .join(' · ');
}

/** The figures of the day: waiting, in progress, late. */
export function BoardNumbers({ of: { figures: of, waiting, stuck } }: { of: BoardAnswer }) {
  const share = of.finishedInMonth === 0 ? null : Math.round((of.inTimeInMonth / of.finishedInMonth) * 100);
  return (
    <Figures
      figures={[
        {
          name: m.repair_waiting(),
          value: of.waiting,
          ...(waiting[0]
            ? { note: <DueTime dueAt={waiting[0].respondDueAt} {...waiting[0].respondLeft} /> }
            : {}),
        },
        { name: m.repair_processing(), value: of.processing },
        { name: m.repair_paused(), value: of.paused, note: pausesOf(stuck) },
        {
          name: m.repair_is_late(),
          value:
            of.late > 0 ? (
              <Text as="span" tone="petal">
                {of.late}
              </Text>
            ) : (
              0
            ),
          ...(share === null ? {} : { note: m.repair_board_in_time({ share }) }),
        },
        { name: m.repair_board_finished_today(), value: of.finishedToday },
      ]}
    />
  );
}
