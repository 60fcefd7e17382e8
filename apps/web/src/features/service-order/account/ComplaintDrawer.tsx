import type { OwnComplaintDetail } from '@portal/contract/market/shop-complaint';
import type { ComplaintSideEvent } from '@portal/contract/market/shop-complaint-terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ComplaintFacts } from '../shared/ComplaintFacts.tsx';
import { contactQueryKeys } from './contact-query-keys.ts';

const configs: Record<ComplaintSideEvent, ActionConfig> = {
  withdraw: { text: m.shop_withdraw_complaint, ask: m.shop_withdraw_complaint_text, danger: true },
  state: { text: m.shop_state, ask: m.shop_state_text, needsReason: true },
};

/** A complaint next to the list, as its complainant or the shop concerned sees it. */
export function ComplaintDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/complaint/queryDetail', { id });
  const complaint = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={complaint ? <Written>{complaint.shopName}</Written> : m.shop_complaint()}
      closeLabel={m.member_close()}
      actions={complaint && complaint.actions.length > 0 && <Acts complaint={complaint} />}
    >
      <Answered of={answer}>{(row) => <ComplaintFacts complaint={row} />}</Answered>
    </Drawer>
  );
}

function Acts({ complaint }: { complaint: OwnComplaintDetail }) {
  const { complaintId: id, version, shopName, actions } = complaint;
  const operate = useMutationOf('POST /api/serviceManage/complaint/operate', {
    done: (done) => m.order_done_toast({ name: done.shopName, state: done.stateLabel }),
    invalidates: [...contactQueryKeys],
  });
  const { acts, dialog } = useEventActs<ComplaintSideEvent>({
    configs,
    possible: actions,
    title: shopName,
    busy: operate.busy,
    maxReason: 500,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'state' ? 'main' : undefined}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
