import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { BankLineDetail, TransferOrder } from '@portal/contract/payment/bank-line';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatFullDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { DrawerPart } from '../shared/DrawerPart.tsx';
import { lineVariants } from '../shared/pay-variants.ts';
import { paymentQueryKeys } from './payment-query-keys.ts';

type LineAct = Exclude<BankLineDetail['actions'][number], 'match'>;

const configs: Record<LineAct, ActionConfig> = {
  confirm: { text: m.pay_bank_confirm, ask: m.pay_bank_confirm_text },
  confirmReturn: { text: m.pay_bank_returned, ask: m.pay_bank_returned_text },
  drop: { text: m.pay_bank_drop },
  keep: { text: m.pay_bank_keep },
  giveBack: { text: m.pay_bank_give_back, ask: m.pay_bank_give_back_text, needsReason: true, danger: true },
};

const useOperate = (no: string) =>
  useMutationOf('POST /api/payManage/bankLine/operateManage', {
    done: ({ stateLabel }) => m.pay_bank_done({ no, state: stateLabel }),
    invalidates: paymentQueryKeys,
  });

interface BankLineDrawerProps {
  id: string;
  onClose: () => void;
}

/** A line of the bank statement: what it may pay for, and the decision. */
export function BankLineDrawer({ id, onClose }: BankLineDrawerProps) {
  const [keyword, setKeyword] = useState('');
  const answer = useQueryOf(
    'GET /api/payManage/bankLine/queryManageDetail',
    { id, ...(keyword ? { keyword } : {}) },
    { keepPrevious: true },
  );
  const line = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={line ? m.pay_bank_line({ no: line.bankNo }) : m.pay_view_bank()}
      closeLabel={m.act_close()}
      actions={line && line.actions.length > 0 && <Acts line={line} />}
    >
      <Answered of={answer}>
        {(found) => (
          <>
            <LineFacts line={found} />
            {found.actions.includes('match') && <Candidates line={found} onSearch={setKeyword} />}
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function LineFacts({ line }: { line: BankLineDetail }) {
  const {
    state,
    stateLabel,
    amountFen,
    payer,
    purpose,
    bookedAt,
    order,
    firstByName,
    reason,
    isByHand,
    isLarge,
    reversalDoubtId,
  } = line;
  const who = isLarge ? m.pay_bank_other() : m.pay_bank_anyone();
  return (
    <>
      {reversalDoubtId && (
        <Alert kind="error">
          <Link href={paths.manageReconcile({ view: 'doubt', doubt: reversalDoubtId })}>
            {m.event_bank_reversal_title()}
          </Link>
        </Alert>
      )}
      {state === 'PROPOSED' && <Alert>{isByHand ? m.pay_bank_by_hand() : m.pay_bank_waits()}</Alert>}
      {state === 'RETURNING' && <Alert>{m.pay_bank_return_waits({ who })}</Alert>}
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={lineVariants[state]}>{stateLabel}</Status> },
          { name: m.field_amount_arrived(), value: formatFen(amountFen) },
          { name: m.pay_bank_payer(), value: <Written>{payer}</Written> },
          { name: m.field_transfer_purpose(), value: <Written>{purpose}</Written> },
          { name: m.field_booked_at(), value: formatFullDate(bookedAt) },
          ...(order
            ? [
                {
                  name: m.pay_bank_order(),
                  value: <Link href={paths.managePayOrders({ order: order.payOrderId })}>{order.no}</Link>,
                  note: <Written>{order.title}</Written>,
                },
              ]
            : []),
          ...(firstByName ? [{ name: m.pay_bank_first(), value: <Written>{firstByName}</Written> }] : []),
          ...(reason ? [{ name: m.field_reason(), value: <Written>{reason}</Written> }] : []),
        ]}
      />
    </>
  );
}

interface CandidatesProps {
  line: BankLineDetail;
  onSearch: (keyword: string) => void;
}

function Candidates({ line, onSearch }: CandidatesProps) {
  const { lineId: id, version, amountFen, bankNo, candidates } = line;
  const operate = useOperate(bankNo);
  const match = async ({ payOrderId, no }: TransferOrder) => {
    const isSure = await confirm({
      title: m.pay_bank_match(),
      text: m.pay_bank_match_text({ amount: formatFen(amountFen), no }),
      ok: m.pay_bank_match(),
    });
    if (isSure) await operate.run({ id, version, event: 'match', payOrderId });
  };
  return (
    <DrawerPart title={m.pay_bank_choose()}>
      <ButtonLink href={paths.manageReceive({ line: id })}>{m.counter_to_bills()}</ButtonLink>
      <TextField label={m.pay_bank_search()} type="search" onChange={onSearch} />
      {candidates.length === 0 && <p>{m.pay_bank_none_waits()}</p>}
      <Rows>
        {candidates.map((order) => (
          <Row
            key={order.payOrderId}
            title={<Written>{order.title}</Written>}
            text={<Written>{order.payerName}</Written>}
            note={`${order.no} · ${formatFen(order.totalFen)} · ${order.stateLabel}`}
          >
            <Button size="small" busy={operate.busy} onClick={() => void match(order)}>
              {m.pay_bank_match()}
            </Button>
          </Row>
        ))}
      </Rows>
    </DrawerPart>
  );
}

function Acts({ line }: { line: BankLineDetail }) {
  const { lineId: id, version, actions, bankNo } = line;
  const operate = useOperate(bankNo);
  const { acts, dialog } = useEventActs<LineAct>({
    configs,
    possible: actions.filter((act) => act !== 'match'),
    title: bankNo,
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) => (await operate.run({ id, event, version, reason })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'giveBack' ? 'danger' : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
