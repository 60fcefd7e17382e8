import { endText } from '@portal/contract/deadline';
import { shortOf } from '@portal/contract/lottery/draw';
import { type OwnPrize, prizeClaim } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { z } from 'zod';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';

const queryKeys: readonly GetKey[] = [
  'GET /api/communityManage/prize/queryOwnList',
  'GET /api/communityManage/prize/queryOwnDetail',
  'GET /api/caseManage/todo/queryList',
];

type WinnerEvent = OwnPrize['actions'][number];

const configs: Record<WinnerEvent, ActionConfig> = {
  giveUp: { text: m.lottery_act_give_up, ask: m.lottery_act_give_up_text, danger: true },
  receive: { text: m.lottery_act_receive },
  claim: { text: m.lottery_act_claim },
};

/** One of the reader's prizes: what it is, its state, and the available actions. */
export function PrizeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/communityManage/prize/queryOwnDetail', { id });
  const prize = answer.data;
  const [isClaiming, setClaiming] = useState(false);
  if (prize && isClaiming && prize.actions.includes('claim'))
    return <ClaimForm prize={prize} onClose={() => setClaiming(false)} />;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={prize ? <Written>{prize.name}</Written> : m.lottery_field_prize()}
      closeLabel={m.act_close()}
      actions={prize && <Acts prize={prize} onClaim={() => setClaiming(true)} />}
    >
      <Answered of={answer}>{(found) => <PrizeFacts prize={found} />}</Answered>
    </Drawer>
  );
}

const PrizeFacts = ({ prize }: { prize: OwnPrize }) => (
  <Facts
    columns={1}
    facts={[
      { name: m.lottery_title(), value: <Written>{prize.title}</Written> },
      { name: m.lottery_entry_no(), value: shortOf(prize.entryNo) },
      { name: m.field_state(), value: prize.stateLabel },
      { name: m.lottery_field_kind(), value: prize.kindLabel },
      { name: m.field_deadline(), value: endText(prize.claimUntil) },
      ...(prize.contact
        ? [
            {
              name: m.lottery_deliver_to(),
              value: <Written>{Object.values(prize.contact).filter(Boolean).join(' ')}</Written>,
            },
          ]
        : []),
      ...(prize.code === ''
        ? []
        : [{ name: m.lottery_field_code(), value: <Written>{prize.code}</Written> }]),
    ]}
  />
);

function Acts({ prize, onClaim }: { prize: OwnPrize; onClaim: () => void }) {
  const { prizeId: id, version, actions, name: title, kind, path } = prize;
  const operate = useMutationOf('POST /api/communityManage/prize/operate', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: queryKeys,
  });
  // Codes and points need no address.
  const isAsked = kind === 'MAIL' || kind === 'PICKUP';
  const { acts, dialog } = useEventActs<WinnerEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, version, event })) !== undefined,
    ...(isAsked ? { own: { claim: onClaim } } : {}),
  });
  return (
    <>
      {path !== '' && <ButtonLink href={path}>{m.act_public_page()}</ButtonLink>}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'giveUp' ? 'default' : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

function ClaimForm({ prize, onClose }: { prize: OwnPrize; onClose: () => void }) {
  const { prizeId: id, version, name, kind } = prize;
  const form = useContractForm<z.infer<typeof prizeClaim>>(prizeClaim, {
    defaultValues: { name: '', phone: '', address: '' },
  });
  const claim = useMutationOf('POST /api/communityManage/prize/operate', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: queryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={<Written>{name}</Written>}
      form={form}
      busy={claim.busy}
      saveText={m.lottery_act_claim()}
      onClose={onClose}
      save={(data) => claim.run({ id, version, event: 'claim', data })}
    >
      <TextInput name="name" required />
      <TextInput name="phone" required />
      {kind === 'MAIL' && <TextAreaInput name="address" required />}
    </FormDrawer>
  );
}
