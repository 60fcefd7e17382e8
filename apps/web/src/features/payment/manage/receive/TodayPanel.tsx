import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { DayEntries } from './DayEntries.tsx';

/** What the counter took on its open day, and what the drawer should hold. */
export function TodayPanel() {
  const open = useQueryOf('GET /api/payManage/counterDay/queryOpen', {}, { quiet: true }).data;
  const cash = open?.ways.find(({ way }) => way === 'CASH');
  if (!open || !cash) return null;
  return (
    <Panel title={open.day < open.currentDay ? m.counter_day_entries() : m.counter_today()} end={open.day}>
      <Stack gap={12}>
        <DayEntries entries={open.entries} />
        <Text as="p" tone="quiet" figures>
          {m.counter_day_drawer({ amount: formatFen(cash.expectedFen), open: formatFen(cash.openFen) })}
        </Text>
        {open.day < open.currentDay && (
          <Text as="p" tone="petal">
            {m.counter_day_earlier({ day: open.day })}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
