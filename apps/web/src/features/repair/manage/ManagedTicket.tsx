import type { ManagedRepairDetail } from '@portal/contract/repair/manage';
import type { DispatcherEvent } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { AssignDialog } from '../shared/AssignDialog.tsx';
import { boardQueryKeys } from '../shared/board-query-keys.ts';
import { staffVariants } from '../shared/repair-variants.ts';
import { staffFacts } from '../shared/staff-facts.tsx';
import { TicketUpkeep } from '../shared/TicketUpkeep.tsx';
import { TicketView } from '../shared/TicketView.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const configs: Record<DispatcherEvent, ActionConfig> = {
  assign: { text: m.repair_did_assign },
  reassign: { text: m.repair_did_reassign },
  merge: { text: m.repair_merge },
  maintain: { text: m.repair_maintain },
  note: { text: m.repair_did_note, ask: m.repair_note_text, needsReason: true },
  reject: { text: m.repair_did_reject, ask: m.repair_reject_text, needsReason: true, danger: true },
};

/** A ticket next to the board, with its decisions. */
export function ManagedTicket({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/repair/queryManageDetail', { id });
  const ticket = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={ticket ? <Written>{ticket.title}</Written> : m.repair_ticket()}
      closeLabel={m.act_close()}
      actions={
        ticket && (
          <>
            <ExportButton
              endpoint="GET /api/propertyManage/repair/printManaged"
              input={{ id }}
              text={m.lease_print_act_order()}
            />
            {ticket.actions.length > 0 && <Decision ticket={ticket} />}
          </>
        )
      }
    >
      <Answered of={answer}>
        {(data) => (
          <TicketView ticket={data} looks={staffVariants} facts={staffFacts(data)}>
            <TicketUpkeep ticketId={data.ticketId} />
            {data.similar.length > 0 && (
              <Alert kind="warning" title={m.repair_similar()}>
                {data.similar.map(({ ticketId, no, title, at }) => (
                  <p key={ticketId}>
                    {no} <Written>{title}</Written> {formatDate(at, 'MM-DD HH:mm')}
                  </p>
                ))}
              </Alert>
            )}
          </TicketView>
        )}
      </Answered>
    </Drawer>
  );
}

function Decision({ ticket }: { ticket: ManagedRepairDetail }) {
  const { ticketId: id, version, actions, title, similar } = ticket;
  const [opened, setOpened] = useState<'assign' | 'reassign' | 'maintain' | 'merge'>();
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: ({ stateLabel }) => m.repair_done({ state: stateLabel }),
    invalidates: boardQueryKeys,
  });
  const { acts, dialog } = useEventActs<DispatcherEvent>({
    configs,
    // There is no similar ticket to merge it into.
    possible: similar.length === 0 ? actions.filter((event) => event !== 'merge') : actions,
    title,
    busy: operate.busy,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
    own: {
      assign: () => setOpened('assign'),
      reassign: () => setOpened('reassign'),
      maintain: () => setOpened('maintain'),
      merge: () => setOpened('merge'),
    },
  });
  return (
    <>
      <ActButtons acts={acts.toReversed()} mains={['assign']} dangers={['reject']} />
      {dialog}
      {opened !== undefined && opened !== 'merge' && (
        <AssignDialog event={opened} ticket={ticket} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'merge' && <MergeDialog ticket={ticket} onClose={() => setOpened(undefined)} />}
    </>
  );
}
