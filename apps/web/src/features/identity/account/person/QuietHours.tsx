import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { NativeSelect } from '../../../../ui/native-field/NativeSelect.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';

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

/** The hours in which messages arrive without notifications. */
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
    <Stack gap={10} padTop={14} padBottom={4} lineAbove="thin">
      <Switch textFirst on={enabled} busy={save.busy} onChange={(on) => set({ enabled: on })}>
        {m.person_quiet()}
        <Text as="small" block tone="quiet" size="note">
          {m.person_quiet_note()}
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
  );
}
