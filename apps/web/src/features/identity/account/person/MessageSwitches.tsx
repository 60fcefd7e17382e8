import { messageGroups } from '@portal/contract/message-event';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import { QuietHours } from './QuietHours.tsx';

const query = 'GET /api/messageManage/message/querySetting';

/** The kinds of messages the user wants to receive. */
export function MessageSwitches() {
  const { data } = useQueryOf(query, {}, { quiet: true });
  const save = useMutationOf('POST /api/messageManage/message/saveSetting', {
    done: m.act_saved(),
    invalidates: [query],
  });
  if (!data) return null;
  return (
    <Panel title={m.person_messages()}>
      <Text below={8} tone="quiet" size="note">
        {m.person_messages_note()}
      </Text>
      <Rows>
        {data.map(({ group, enabled, alwaysOn }) => (
          <Row key={group}>
            <Switch
              textFirst
              on={enabled}
              disabled={alwaysOn}
              busy={save.busy}
              onChange={(on) => void save.run({ group, enabled: on ? '1' : '0' })}
            >
              {messageGroups[group].label()}
              {alwaysOn && <small>{m.person_always_on()}</small>}
            </Switch>
          </Row>
        ))}
      </Rows>
      <QuietHours />
    </Panel>
  );
}
