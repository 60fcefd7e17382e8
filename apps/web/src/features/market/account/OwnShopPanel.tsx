import type { OwnShop } from '@portal/contract/market/shop';
import type { OwnShopEvent } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { shopVariants } from '../shared/market-words.ts';
import { marketQueryKeys } from './market-query-keys.ts';

const configs: Record<OwnShopEvent, ActionConfig> = {
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  close: { text: m.market_close_shop, ask: m.market_close_shop_text, danger: true },
  reopen: { text: m.market_reopen_shop, ask: m.market_reopen_shop_text },
};

interface OwnShopPanelProps {
  shop: OwnShop;
  categories: { code: string; name: string }[];
}

/** The shop, its state, and the available actions. */
export function OwnShopPanel({ shop, categories }: OwnShopPanelProps) {
  const { shopId: id, version, state, stateLabel, reason, data, canEdit, actions } = shop;
  const operate = useMutationOf('POST /api/serviceManage/shop/operate', {
    done: (done) => m.market_done({ name: done.data.name, state: done.stateLabel }),
    invalidates: [...marketQueryKeys],
  });
  const { acts, dialog } = useEventActs<OwnShopEvent>({
    configs,
    possible: actions,
    title: data.name,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  const named = categories.filter(({ code }) => data.categoryCodes.includes(code));
  return (
    <Panel
      title={<Written>{data.name}</Written>}
      end={<Status kind={shopVariants[state]}>{stateLabel}</Status>}
    >
      <Facts
        facts={[
          ...(reason === ''
            ? []
            : [{ name: m.field_reason(), value: <Written>{reason}</Written>, wide: true }]),
          { name: m.field_shop_intro(), value: <Written>{data.intro}</Written>, wide: true },
          {
            name: m.field_service_category(),
            value: <Written>{named.map(({ name }) => name).join('、')}</Written>,
          },
        ]}
      />
      <Row as="p" wrap gap={8} padTop={16}>
        {canEdit && (
          <ButtonLink href={paths.releaseService({ shop: 'edit' })} keepScroll>
            {m.act_edit()}
          </ButtonLink>
        )}
        {acts.map(({ key, text, busy, onPress }) => (
          <Button key={key} busy={busy} onClick={onPress} variant={key === 'submit' ? 'main' : undefined}>
            {text}
          </Button>
        ))}
        {state === 'OPEN' && <ButtonLink href={paths.shop(id)}>{m.act_public_page()}</ButtonLink>}
      </Row>
      {dialog}
    </Panel>
  );
}
