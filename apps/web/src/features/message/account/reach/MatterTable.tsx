import type { MatterRow, ReachAnswer } from '@portal/contract/message/reach';
import {
  type Channel,
  channelCodes,
  channelNames,
  lockOf,
  lockReasons,
  mailTimings,
  matterNames,
  matterNotes,
  timingNames,
} from '@portal/contract/message/reach-terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { NativeCheckbox } from '../../../../ui/checkbox/NativeCheckbox.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { bellIcon, lockIcon, mailIcon, smartphoneIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { NativeSelect } from '../../../../ui/native-field/NativeSelect.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './MatterTable.module.css';
import { reachKey } from './reach-query-keys.ts';

const icons: Record<Channel, string> = { SITE: bellIcon, SMS: smartphoneIcon, MAIL: mailIcon };
const fields = { SITE: 'site', SMS: 'sms', MAIL: 'mail' } as const satisfies Record<Channel, keyof MatterRow>;

const mailStates: Record<ReachAnswer['mail']['state'], () => string> = {
  NONE: m.reach_mail_none,
  UNPROVEN: m.reach_mail_unproven,
  PROVEN: m.reach_mail_proven,
  FAILING: m.reach_mail_failing,
};

/** Stated, because a phone shows the rows as blocks, which takes the native roles away. */
const roles = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
} as const;

interface CellProps {
  row: MatterRow;
  channel: Channel;
  onChange: (on: boolean) => void;
}

function Cell({ row, channel, onChange }: CellProps) {
  const name = m.reach_cell({ matter: matterNames[row.matter](), channel: channelNames[channel]() });
  const lock = lockOf(row.matter, channel);
  if (lock === null)
    return (
      <NativeCheckbox
        label={name}
        checked={row[fields[channel]]}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const reason = lockReasons[lock]();
  return (
    <span className={styles.lock} data-kind={lock} title={reason}>
      {lock === 'NEEDED' ? <Icon shape={lockIcon} /> : <span aria-hidden>–</span>}
      <VisuallyHidden>{`${name}, ${reason}`}</VisuallyHidden>
    </span>
  );
}

/** What a message is about, by where it goes. */
export function MatterTable({ reach: { matters, mail, phoneNumber } }: { reach: ReachAnswer }) {
  const save = useMutationOf('POST /api/messageManage/reach/save', { invalidates: [reachKey] });
  const states: Record<Channel, string> = {
    SITE: m.reach_site_always(),
    SMS: phoneNumber,
    MAIL: mailStates[mail.state](),
  };
  return (
    <div>
      <table className={styles.table} role={roles.table} aria-label={m.reach_heading()}>
        <thead role={roles.rowgroup}>
          <tr role={roles.row}>
            <th scope="col" role={roles.columnheader} className={styles.subject}>
              {m.reach_matter()}
            </th>
            {channelCodes.map((channel) => (
              <th key={channel} scope="col" role={roles.columnheader} className={styles.channel}>
                <Icon shape={icons[channel]} />
                <b>{channelNames[channel]()}</b>
                <small>{states[channel]}</small>
              </th>
            ))}
            <th scope="col" role={roles.columnheader} className={styles.timing}>
              {m.reach_timing()}
            </th>
          </tr>
        </thead>
        <tbody role={roles.rowgroup}>
          {matters.map((row) => (
            <tr key={row.matter} role={roles.row}>
              <th scope="row" role={roles.rowheader} className={styles.subject}>
                {matterNames[row.matter]()}
                <small>
                  {matterNotes[row.matter]()} · {m.reach_received({ count: row.received })}
                </small>
              </th>
              {channelCodes.map((channel) => (
                <td key={channel} role={roles.cell} className={styles.cell}>
                  <Cell
                    row={row}
                    channel={channel}
                    onChange={(on) =>
                      void save.run({ matter: row.matter, [fields[channel]]: on ? '1' : '0' })
                    }
                  />
                </td>
              ))}
              <td role={roles.cell} className={styles.timing}>
                <NativeSelect
                  hiddenLabel
                  label={m.reach_timing_of({ matter: matterNames[row.matter]() })}
                  options={mailTimings.map((timing) => ({ value: timing, text: timingNames[timing]() }))}
                  value={row.timing}
                  disabled={!row.mail}
                  onChange={({ target }) => {
                    const timing = mailTimings.find((code) => code === target.value);
                    if (timing) void save.run({ matter: row.matter, timing });
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Row as="p" gap={8} align="baseline" above={12}>
        <Icon shape={lockIcon} />
        <Text as="span" tone="quiet" size={13}>
          {m.reach_locked_note()}
        </Text>
      </Row>
    </div>
  );
}
