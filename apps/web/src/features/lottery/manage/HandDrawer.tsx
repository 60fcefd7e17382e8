import { endText } from '@portal/contract/deadline';
import { shortOf } from '@portal/contract/lottery/draw';
import { type ManagedPrize, prizeHand } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { EditableDrawer } from '../../../platform/account/EditableDrawer.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';

const queryKeys: readonly GetKey[] = [
  'GET /api/communityManage/prize/queryManageList',
  'GET /api/communityManage/prize/queryManageDetail',
];

/** Drawer with a prize and its recipient; only the winner can see its code. */
export const HandDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <EditableDrawer
    answer={useQueryOf('GET /api/communityManage/prize/queryManageDetail', { id })}
    name={m.lottery_field_prize()}
    titleOf={({ name }) => name}
    onClose={onClose}
    acts={(prize, edit) => <Acts prize={prize} onPrepare={edit} />}
    form={(prize, close) => <PrepareForm prize={prize} onClose={close} />}
  >
    {(prize) => <PrizeFacts prize={prize} />}
  </EditableDrawer>
);

const PrizeFacts = ({ prize }: { prize: ManagedPrize }) => (
  <Facts
    columns={1}
    facts={[
      { name: m.lottery_title(), value: <Written>{prize.title}</Written> },
      { name: m.lottery_entry_no(), value: shortOf(prize.entryNo) },
      { name: m.lottery_winner(), value: <Written>{prize.winnerName}</Written> },
      { name: m.lottery_field_kind(), value: prize.kindLabel },
      { name: m.field_state(), value: prize.stateLabel },
      { name: m.field_deadline(), value: endText(prize.claimUntil) },
      {
        name: m.lottery_deliver_to(),
        value: prize.contact ? (
          <Written>{Object.values(prize.contact).filter(Boolean).join(' ')}</Written>
        ) : (
          '—'
        ),
      },
      {
        name: m.lottery_prepared_by(),
        value: prize.preparedByName ? <Written>{prize.preparedByName}</Written> : '—',
        ...(prize.preparedAt === null ? {} : { note: formatDate(prize.preparedAt) }),
      },
    ]}
  />
);

function Acts({ prize, onPrepare }: { prize: ManagedPrize; onPrepare: () => void }) {
  const { prizeId: id, version, actions } = prize;
  const send = useMutationOf('POST /api/communityManage/prize/handOut', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: queryKeys,
  });
  return (
    <>
      {actions.includes('prepare') && <Button onClick={onPrepare}>{m.lottery_act_prepare()}</Button>}
      {actions.includes('send') && (
        <Button variant="main" busy={send.busy} onClick={() => void send.run({ id, version, event: 'send' })}>
          {m.lottery_act_send()}
        </Button>
      )}
    </>
  );
}

function PrepareForm({ prize, onClose }: { prize: ManagedPrize; onClose: () => void }) {
  const { prizeId: id, version, name, kind } = prize;
  const form = useContractForm<z.infer<typeof prizeHand>>(prizeHand, { defaultValues: { code: '' } });
  const prepare = useMutationOf('POST /api/communityManage/prize/handOut', {
    done: m.lottery_act_prepare(),
    invalidates: queryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={<Written>{name}</Written>}
      form={form}
      busy={prepare.busy}
      saveText={m.lottery_act_prepare()}
      onClose={onClose}
      save={(data) => prepare.run({ id, version, event: 'prepare', data })}
    >
      <TextInput name="code" required={kind !== 'POINTS'} />
    </FormDrawer>
  );
}
