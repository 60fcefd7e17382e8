import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { NativeSelect } from '../../../../ui/native-field/NativeSelect.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import styles from './QuietHours.module.css';

const query = 'GET /api/messageManage/message/queryQuietHours';

const halfHours = Array.from(
  { length: 48 },
  (_, nth) => `${String(Math.floor(nth / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`,
);

/** Every half hour, plus the current value if it lies between; never the other end of the period. */
const timesFor = (value: string, other: string) =>
  [...new Set([...halfHours, value])]
    .filter((time) => time !== other)
    .sort()
    .map((time) => ({ value: time, text: time }));

interface QuietBarProps {
  enabled: boolean;
  from: string;
  to: string;
}

const isQuietAt = (time: string, { enabled, from, to }: QuietBarProps) =>
  enabled && (from < to ? from <= time && time < to : from <= time || time < to);

const scale = ['0:00', '6:00', '12:00', '18:00', '24:00'];

/** The day as a bar, quiet hours dark. */
const QuietBar = (hours: QuietBarProps) => (
  <div>
    <div
      className={styles.bar}
      role="img"
      aria-label={hours.enabled ? m.reach_quiet_bar(hours) : m.reach_quiet_none()}
    >
      {halfHours.map((time) => (
        <i key={time} data-quiet={isQuietAt(time, hours) || undefined} />
      ))}
    </div>
    <Row justify="between" aria-hidden>
      {scale.map((time) => (
        <Text as="small" key={time} tone="quiet" size="note">
          {time}
        </Text>
      ))}
    </Row>
  </div>
);

/** The hours in which what can wait is not sent. */
export function QuietHours() {
  const { data } = useQueryOf(query, {}, { quiet: true });
  const save = useMutationOf('POST /api/messageManage/message/saveQuietHours', {
    done: m.person_quiet_saved(),
    invalidates: [query, 'GET /api/messageManage/message/queryUnreadCount'],
  });
  if (!data) return null;
  const { enabled, from, to } = data;
  const set = (changed: Partial<typeof data>) => {
    const hours = { ...data, ...changed };
    void save.run({ ...hours, enabled: hours.enabled ? '1' : '0' });
  };
  return (
    <Panel title={m.reach_quiet()}>
      <Stack gap={16}>
        <QuietBar {...data} />
        <Switch textFirst on={enabled} busy={save.busy} onChange={(on) => set({ enabled: on })}>
          {m.person_quiet()}
          <Text as="small" block tone="quiet" size="note">
            {m.reach_quiet_note()}
          </Text>
        </Switch>
        {enabled && (
          <Columns of="repeat(2, minmax(0, 1fr))" gap={12}>
            <NativeSelect
              label={m.person_quiet_from()}
              options={timesFor(from, to)}
              value={from}
              disabled={save.busy}
              onChange={({ target }) => set({ from: target.value })}
            />
            <NativeSelect
              label={m.person_quiet_to()}
              options={timesFor(to, from)}
              value={to}
              disabled={save.busy}
              onChange={({ target }) => set({ to: target.value })}
            />
          </Columns>
        )}
      </Stack>
    </Panel>
  );
}
