import { endText } from '@portal/contract/deadline';
import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { ConsentFacts } from '../../shared/ConsentFacts.tsx';
import { netLabel } from './MoveOutTable.tsx';

/** The result, and what is in the way of it. */
export function MoveOutSide({ of }: { of: MoveOutDetail }) {
  const { netFen, groups, blockers, needsTwo, moveOut, consent, returnedFor, actions } = of;
  const isOwn = actions.includes('withdraw');
  return (
    <Stack as="aside" gap={16}>
      <Panel title={netLabel(netFen)} ground="quiet">
        <Text size={28} weight={600} figures below={12}>
          {formatFen(Math.abs(netFen))}
        </Text>
        <Facts
          columns={1}
          facts={groups.map(({ group, label, totalFen }) => ({
            name: label,
            value: `${group === 'HAND' ? '' : '−'}${formatFen(totalFen)}`,
          }))}
        />
      </Panel>
      {blockers.length > 0 && (
        <Alert kind="warning" title={m.move_out_blockers()}>
          <ul>
            {blockers.map(({ kind, refId, text }) => (
              <li key={`${kind} ${refId}`}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {consent && (
        <Panel title={m.move_out_consent_step()}>
          <Stack gap={12}>
            <ConsentFacts consent={consent} />
            {consent.state === 'WAITING' && (
              <Alert>{m.move_out_consent_held({ time: endText(consent.answerBy) })}</Alert>
            )}
            {consent.state === 'OBJECTED' && (
              <Alert kind="warning">{m.move_out_consent_held_objected()}</Alert>
            )}
          </Stack>
        </Panel>
      )}
      {returnedFor !== '' && (
        <Alert kind="warning">
          <Sentence say={m.move_out_returned_for} values={{ reason: returnedFor }} />
        </Alert>
      )}
      {needsTwo && moveOut?.state !== 'SETTLED' && (
        <Alert>{isOwn ? m.move_out_own_note() : m.move_out_needs_two()}</Alert>
      )}
    </Stack>
  );
}
