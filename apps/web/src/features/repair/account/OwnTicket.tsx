import type { OwnRepairDetail } from '@portal/contract/repair/public';
import type { ReporterEvent } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { ownVariants } from '../shared/repair-variants.ts';
import { TicketView } from '../shared/TicketView.tsx';
import { repairQueryKeys } from './repair-query-keys.ts';
import { SupplementDialog } from './TellDialog.tsx';

const configs: Record<ReporterEvent, ActionConfig> = {
  acceptQuote: { text: m.repair_accept, ask: m.repair_accept_text },
  freeOnly: { text: m.repair_did_free_only, ask: m.repair_free_only_text },
  refuseQuote: {
    text: m.repair_did_refuse_quote,
    ask: m.repair_refuse_text,
    needsReason: true,
    danger: true,
  },
  confirm: { text: m.repair_confirm },
  notFixed: { text: m.repair_did_not_fixed, ask: m.repair_not_fixed_text, needsReason: true },
  reopen: { text: m.repair_did_reopen, ask: m.repair_reopen_text, needsReason: true },
  rate: { text: m.repair_did_rate },
  urge: { text: m.repair_did_urge },
  add: { text: m.repair_did_add },
  cancel: { text: m.repair_did_cancel, ask: m.repair_cancel_text, needsReason: true, danger: true },
};

const mains = ['acceptQuote', 'confirm', 'rate'];

/** One of the caller's own tickets, and its actions. */
export function OwnTicket({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/repair/queryDetail', { id });
  const ticket = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={ticket ? <Written>{ticket.title}</Written> : m.repair_ticket()}
      closeLabel={m.act_close()}
      actions={ticket && (ticket.actions.length > 0 || ticket.dueFen > 0) && <Acts ticket={ticket} />}
    >
      <Answered of={answer}>{(data) => <TicketView ticket={data} looks={ownVariants} />}</Answered>
    </Drawer>
  );
}

type SupplementKind = 'confirm' | 'rate' | 'add';

function Acts({ ticket }: { ticket: OwnRepairDetail }) {
  const { ticketId: id, version, actions, title, urgeFrom, dueFen } = ticket;
  const { busy: isPaying, pay } = usePayFor();
  const [notice, setNotified] = useState<SupplementKind>();
  const operate = useMutationOf('POST /api/propertyManage/repair/operate', {
    done: ({ stateLabel }) => m.repair_done({ state: stateLabel }),
    invalidates: repairQueryKeys,
  });
  const { acts, dialog } = useEventActs<ReporterEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 300,
    isBlocked: (event) => event === 'urge' && urgeFrom !== null,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
    own: {
      confirm: () => setNotified('confirm'),
      rate: () => setNotified('rate'),
      add: () => setNotified('add'),
    },
  });
  const payment = {
    key: 'pay',
    text: m.repair_pay(),
    busy: isPaying,
    onPress: () => void pay({ kind: 'REPAIR', ids: [id], totalFen: dueFen }),
  };
  return (
    <>
      {urgeFrom !== null && <small>{m.repair_urged({ time: formatDate(urgeFrom, 'HH:mm') })}</small>}
      <ActButtons
        acts={dueFen > 0 ? [...acts.toReversed(), payment] : acts.toReversed()}
        mains={dueFen > 0 ? ['pay'] : mains}
        dangers={['refuseQuote', 'cancel']}
      />
      {dialog}
      {notice && (
        <SupplementDialog
          event={notice}
          title={configs[notice].text()}
          ticket={ticket}
          onClose={() => setNotified(undefined)}
        />
      )}
    </>
  );
}
