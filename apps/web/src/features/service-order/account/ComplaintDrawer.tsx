import type { OwnComplaintDetail } from '@portal/contract/market/shop-complaint';
import {
  type ComplaintSideEvent,
  complaintLifecycle,
  complaintSideEvents,
} from '@portal/contract/market/shop-complaint-lifecycle';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { actionConfigs } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ComplaintFacts } from '../shared/ComplaintFacts.tsx';
import { contactQueryKeys } from './contact-query-keys.ts';

const configs = actionConfigs(complaintLifecycle, complaintSideEvents);

/** A complaint next to the list, as its complainant or the shop concerned sees it. */
export function ComplaintDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/complaint/queryDetail', { id });
  const complaint = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={complaint ? <Written>{complaint.shopName}</Written> : m.shop_complaint()}
      closeLabel={m.act_close()}
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
