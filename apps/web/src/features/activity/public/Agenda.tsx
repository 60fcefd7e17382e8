import type { ActivityDetail } from '@portal/contract/activity/public';
import * as m from '@portal/texts/messages';
import { dayOf, dayWords } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { clockOf } from '../shared/activity-words.ts';

/** The agenda, day by day. */
export function Agenda({ lines }: { lines: ActivityDetail['agenda'] }) {
  if (lines.length === 0) return null;
  const inOrder = [...lines].sort((one, other) => one.at - other.at);
  const days = [...new Set(inOrder.map(({ at }) => dayOf(at)))];
  return (
    <section>
      <BlockHead title={m.field_activity_agenda()} />
      <Columns of="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap={24}>
        {days.map((day) => (
          <div key={day}>
            <Text as="h3" padBlock={8} size={16}>
              {dayWords(day)}
            </Text>
            <ol>
              {inOrder
                .filter(({ at }) => dayOf(at) === day)
                .map(({ at, text }) => (
                  <Columns
                    as="li"
                    of="64px minmax(0, 1fr)"
                    lineAbove="thin"
                    padBlock={10}
                    key={`${at} ${text}`}
                  >
                    <Text as="time" tone="quiet" figures>
                      {clockOf(at)}
                    </Text>
                    <span lang={langOfContent('zh')}>{text}</span>
                  </Columns>
                ))}
            </ol>
          </div>
        ))}
      </Columns>
    </section>
  );
}
