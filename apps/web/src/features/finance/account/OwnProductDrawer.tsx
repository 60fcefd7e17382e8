import type { OwnFinProductDetail } from '@portal/contract/finance/public';
import type { OwnFinProductEvent } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ProductFacts } from '../shared/ProductFacts.tsx';
import { ownQueryKeys } from './finance-query-keys.ts';
import { ProductForm } from './ProductForm.tsx';

const configs: Record<OwnFinProductEvent, ActionConfig> = {
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  on: { text: m.act_put_on },
  off: { text: m.act_take_down, ask: m.finance_take_off_text },
};

interface OwnProductDrawerProps {
  /** `new` for a new draft. */
  id: string;
  policies: { policyId: string; title: string }[];
  onClose: () => void;
}

/** One of the user's products: its form, or its details and actions. */
export function OwnProductDrawer({ id, ...props }: OwnProductDrawerProps) {
  if (id === 'new') return <ProductForm product={null} {...props} />;
  return <PresentProduct id={id} {...props} />;
}

function PresentProduct({ id, policies, onClose }: OwnProductDrawerProps) {
  const answer = useQueryOf('GET /api/financeManage/product/queryOwnDetail', { id });
  const [isEditing, setEditing] = useState(false);
  const product = answer.data;
  if (product && isEditing)
    return <ProductForm product={product} policies={policies} onClose={() => setEditing(false)} />;
  const titleOf = (policyId: string | null) => policies.find((policy) => policy.policyId === policyId)?.title;
  return (
    <Drawer
      open
      onClose={onClose}
      title={product ? <Written>{product.name}</Written> : m.log_entity_fin_product()}
      closeLabel={m.act_close()}
      actions={product && <Acts product={product} onEdit={() => setEditing(true)} />}
    >
      <Answered of={answer}>
        {({ data, reason }) => (
          <ProductFacts data={data} reason={reason} policyTitle={titleOf(data.subsidyPolicyId)} />
        )}
      </Answered>
    </Drawer>
  );
}

function Acts({ product, onEdit }: { product: OwnFinProductDetail; onEdit: () => void }) {
  const { productId: id, institutionId, version, name, actions, canEdit, state } = product;
  const operate = useMutationOf('POST /api/financeManage/product/operate', {
    done: (done) => m.market_done({ name, state: done.stateLabel }),
    invalidates: [...ownQueryKeys],
  });
  const { acts, dialog } = useEventActs<OwnFinProductEvent>({
    configs,
    possible: actions,
    title: name,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      {state === 'ON' && (
        <ButtonLink href={paths.finProduct(id, institutionId)}>{m.act_public_page()}</ButtonLink>
      )}
      {canEdit && <Button onClick={onEdit}>{m.act_edit()}</Button>}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={key === 'submit' || key === 'on' ? 'main' : undefined}
        >
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
