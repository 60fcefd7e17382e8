import type { ManagedShop } from '@portal/contract/market/shop-manage';
import type { ParkShopEvent } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { DecisionButtons } from '../shared/DecisionButtons.tsx';
import { shopVariants } from '../shared/market-words.ts';
import { managedQueryKeys } from './managed-query-keys.ts';

const configs: Record<ParkShopEvent, ActionConfig> = {
  pass: { text: m.act_approve },
  return: { text: m.act_return, ask: m.market_reason_text, needsReason: true },
  suspend: { text: m.market_suspend, ask: m.market_suspend_text, needsReason: true, danger: true },
  resume: { text: m.market_resume },
};

/** Drawer with a shop and the decision about it. */
export function ManagedShopDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/shop/queryManageDetail', { id });
  const shop = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={shop ? <Written>{shop.name}</Written> : m.log_entity_shop()}
      closeLabel={m.act_close()}
      actions={shop && shop.actions.length > 0 && <Decision shop={shop} onDone={onClose} />}
    >
      <Answered of={answer}>
        {(row) => (
          <Facts
            columns={1}
            facts={[
              {
                name: m.field_state(),
                value: <Status kind={shopVariants[row.state]}>{row.stateLabel}</Status>,
              },
              ...(row.reason === ''
                ? []
                : [{ name: m.field_reason(), value: <Written>{row.reason}</Written> }]),
              { name: m.field_owner(), value: <Written>{row.enterpriseName}</Written> },
              { name: m.field_shop_intro(), value: <Written>{row.data.intro}</Written> },
              {
                name: m.field_service_category(),
                value: <Written>{row.categories.join('、')}</Written>,
              },
              ...(row.logo
                ? [
                    {
                      name: m.field_shop_logo(),
                      value: <img src={imageUrl(row.logo.fileId, 0, 160)} alt="" width={72} height={72} />,
                    },
                  ]
                : []),
              { name: m.market_on_offer(), value: String(row.services) },
              { name: m.field_id(), value: row.no || '—' },
            ]}
          />
        )}
      </Answered>
    </Drawer>
  );
}

function Decision({ shop, onDone }: { shop: ManagedShop; onDone: () => void }) {
  const { shopId: id, version, name, actions } = shop;
  const operate = useMutationOf('POST /api/serviceManage/shop/operateManage', {
    done: (done) => m.market_done({ name, state: done.stateLabel }),
    invalidates: [...managedQueryKeys],
  });
  const { acts, dialog } = useEventActs<ParkShopEvent>({
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
