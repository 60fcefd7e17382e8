import type { HandoverDetail } from '@portal/contract/handover/manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { awayText } from '../../work-queue/shared/away-text.ts';
import styles from './Handover.module.css';
import { type Choices, sumsOf } from './plan.ts';

/** How much each receiver has now, and afterwards. */
export function Receivers({ person, choices }: { person: HandoverDetail; choices: Choices }) {
  const { given, released, kept, receivers } = sumsOf(person, choices);
  const rows = receivers.flatMap(({ userId, count }) => {
    const found = person.colleagues.find((each) => each.userId === userId);
    return found ? [{ ...found, after: found.held + count }] : [];
  });
  const most = Math.max(1, ...rows.map(({ after }) => after));
  return (
    <Panel title={m.handover_receivers()} end={m.handover_receivers_note()}>
      <ul className={styles.receivers}>
        {rows.map((row) => {
          const { userId, name, roles, held: now, after } = row;
          return (
            <li key={userId}>
              <span>
                <b>
                  <Written>{name}</Written>
                </b>{' '}
                <small>{roles.map((role) => operatorRoleLabels[role]()).join(' · ')}</small>
              </span>
              <em>{m.handover_load({ now, after })}</em>
              <Progress bare label={m.handover_load_of({ name, now, after })} value={after / most} />
              {row.awayUntil !== null && <small>{awayText(row)}</small>}
            </li>
          );
        })}
        {released > 0 && (
          <li>
            <b>{m.handover_release()}</b>
            <em>{released}</em>
          </li>
        )}
      </ul>
      <Text block tone="quiet" size={13}>
        {m.handover_total({ all: person.items.length, given, released, kept })}
      </Text>
    </Panel>
  );
}
