import type { ManagedService } from '@portal/contract/market/shop-manage';
import type { ParkServiceEvent } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { DecisionButtons } from '../shared/DecisionButtons.tsx';
import { ServiceFacts } from '../shared/ServiceFacts.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

const configs: Record<ParkServiceEvent, ActionConfig> = {
  pass: { text: m.act_approve },
  reject: { text: m.act_reject, ask: m.market_reason_text, needsReason: true },
  ban: { text: m.market_ban, ask: m.market_ban_text, needsReason: true, danger: true },
  unban: { text: m.market_unban },
};

/** Drawer with a service and the decision about it. */
export function ManagedServiceDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/service/queryManageDetail', { id });
  const service = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={service ? <Written>{service.title}</Written> : m.log_entity_service()}
      closeLabel={m.act_close()}
      actions={service && service.actions.length > 0 && <Decision service={service} onDone={onClose} />}
    >
      <Answered of={answer}>{(row) => <ServiceFacts service={row} shopName={row.shopName} />}</Answered>
    </Drawer>
  );
}

function Decision({ service, onDone }: { service: ManagedService; onDone: () => void }) {
  const { serviceId: id, version, title, actions } = service;
  const operate = useMutationOf('POST /api/serviceManage/service/operateManage', {
    done: (done) => m.market_done({ name: title, state: done.stateLabel }),
    invalidates: [...managedQueryKeys],
  });
  const { acts, dialog } = useEventActs<ParkServiceEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, data: { reason } });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return <DecisionButtons acts={acts} dialog={dialog} />;
}
