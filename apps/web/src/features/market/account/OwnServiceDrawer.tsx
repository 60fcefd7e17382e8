import type { OwnServiceDetail } from '@portal/contract/market/shop';
import type { OwnServiceEvent } from '@portal/contract/market/shop-terms';
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
import { ServiceFacts } from '../shared/ServiceFacts.tsx';
import { marketQueryKeys } from './market-query-keys.ts';
import { ServiceForm } from './ServiceForm.tsx';

const configs: Record<OwnServiceEvent, ActionConfig> = {
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  on: { text: m.act_put_on },
  off: { text: m.act_take_down, ask: m.market_take_off_text },
};

interface OwnServiceDrawerProps {
  /** `new` for a new draft. */
  id: string;
  categories: { code: string; name: string }[];
  onClose: () => void;
}

/** One of the user's services: its form, or its details and actions. */
export function OwnServiceDrawer({ id, ...props }: OwnServiceDrawerProps) {
  if (id === 'new') return <ServiceForm service={null} {...props} />;
  return <PresentService id={id} {...props} />;
}

function PresentService({ id, categories, onClose }: OwnServiceDrawerProps) {
  const answer = useQueryOf('GET /api/serviceManage/service/queryOwnDetail', { id });
  const [isEditing, setEditing] = useState(false);
  const service = answer.data;
  if (service && isEditing)
    return <ServiceForm service={service} categories={categories} onClose={() => setEditing(false)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={service ? <Written>{service.title}</Written> : m.log_entity_service()}
      closeLabel={m.act_close()}
      actions={service && <Acts service={service} onEdit={() => setEditing(true)} />}
    >
      <Answered of={answer}>{(row) => <ServiceFacts service={row} />}</Answered>
    </Drawer>
  );
}

function Acts({ service, onEdit }: { service: OwnServiceDetail; onEdit: () => void }) {
  const { serviceId: id, version, title, actions, canEdit, state } = service;
  const operate = useMutationOf('POST /api/serviceManage/service/operate', {
    done: (done) => m.market_done({ name: title, state: done.stateLabel }),
    invalidates: [...marketQueryKeys],
  });
  const { acts, dialog } = useEventActs<OwnServiceEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      {state === 'ON' && <ButtonLink href={paths.service(id)}>{m.act_public_page()}</ButtonLink>}
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
