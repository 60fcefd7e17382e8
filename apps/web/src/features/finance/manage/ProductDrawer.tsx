import type { ManagedFinProduct } from '@portal/contract/finance/manage';
import type { ParkFinProductEvent } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { DecisionButtons } from '../../market/shared/DecisionButtons.tsx';
import { ProductFacts } from '../shared/ProductFacts.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

const configs: Record<ParkFinProductEvent, ActionConfig> = {
  pass: { text: m.act_approve },
  reject: { text: m.act_reject, ask: m.market_reason_text, needsReason: true },
  takeDown: { text: m.act_take_down, ask: m.finance_take_down_text, needsReason: true, danger: true },
};

/** Drawer with a product and the decision about it. */
export function ProductDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/financeManage/product/queryManageDetail', { id });
  const row = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={row ? <Written>{row.name}</Written> : m.log_entity_fin_product()}
      closeLabel={m.act_close()}
      actions={row && row.actions.length > 0 && <Decision product={row} onDone={onClose} />}
    >
      <Answered of={answer}>
        {({ data, reason, institutionName, costPpm, subsidyPolicy }) => (
          <ProductFacts
            data={data}
            reason={reason}
            institutionName={institutionName}
            costPpm={costPpm}
            policyTitle={subsidyPolicy?.title}
          />
        )}
      </Answered>
    </Drawer>
  );
}

function Decision({ product, onDone }: { product: ManagedFinProduct; onDone: () => void }) {
  const { productId: id, version, name, actions } = product;
  const operate = useMutationOf('POST /api/financeManage/product/operateManage', {
    done: (done) => m.market_done({ name, state: done.stateLabel }),
    invalidates: [...managedQueryKeys],
  });
  const { acts, dialog } = useEventActs<ParkFinProductEvent>({
    configs,
    possible: actions,
    title: name,
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
