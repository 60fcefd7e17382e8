import type { ManagedComplaintDetail } from '@portal/contract/market/shop-complaint';
import {
  type ComplaintParkEvent,
  complaintLifecycle,
  complaintParkEvents,
} from '@portal/contract/market/shop-complaint-lifecycle';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ComplaintFacts } from '../shared/ComplaintFacts.tsx';
import { disputeQueryKeys } from './dispute-query-keys.ts';

const configs = actionConfigs(complaintLifecycle, complaintParkEvents);

/** A complaint next to the list: both sides, and the park's finding. */
export function FindingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/complaint/queryManageDetail', { id });
  const complaint = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={complaint ? <Written>{complaint.shopName}</Written> : m.shop_complaint()}
      closeLabel={m.act_close()}
      actions={complaint && complaint.actions.length > 0 && <Finding complaint={complaint} />}
    >
      <Answered of={answer}>
        {(row) => <ComplaintFacts complaint={row} complainantName={row.complainantName} />}
      </Answered>
    </Drawer>
  );
}

function Finding({ complaint }: { complaint: ManagedComplaintDetail }) {
  const { complaintId: id, version, shopName, actions } = complaint;
  const operate = useMutationOf('POST /api/serviceManage/complaint/operateManage', {
    done: (done) => m.order_done_toast({ name: done.shopName, state: done.stateLabel }),
    invalidates: [...disputeQueryKeys],
  });
  const { acts, dialog } = useEventActs<ComplaintParkEvent>({
    configs,
    possible: actions,
    title: shopName,
    busy: operate.busy,
    maxReason: 500,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
  });
  return (
    <>
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={actVariant(complaintLifecycle, key)}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
