import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { BankDoubtDetail } from '@portal/contract/payment/bank-doubt';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatFullDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { DrawerPart } from '../shared/DrawerPart.tsx';
import { doubtVariants } from '../shared/pay-variants.ts';
import { EnterDoubtDialog } from './EnterDoubtDialog.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

type DoubtAct = BankDoubtDetail['actions'][number];

const waysOf = ({ kind }: BankDoubtDetail): Record<DoubtAct, ActionConfig> => ({
  enter: { text: m.pay_doubt_enter, ask: m.pay_doubt_enter_text },
  drop:
    kind === 'REVERSAL'
      ? { text: m.pay_doubt_handled, ask: m.pay_doubt_handled_text, needsReason: true }
      : { text: m.pay_doubt_drop, ask: m.pay_doubt_drop_text, needsReason: true },
});

interface BankDoubtDrawerProps {
  id: string;
  onClose: () => void;
}

/** A row in doubt: the reason, the line it resembles, and the row as it is in the file. */
export function BankDoubtDrawer({ id, onClose }: BankDoubtDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/bankDoubt/queryManageDetail', { id });
  const doubt = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={doubt ? m.pay_doubt_row({ file: doubt.fileName, row: doubt.row }) : m.pay_view_doubt()}
      closeLabel={m.act_close()}
      actions={doubt && doubt.actions.length > 0 && <Acts doubt={doubt} />}
    >
      <Answered of={answer}>{(found) => <DoubtFacts doubt={found} />}</Answered>
    </Drawer>
  );
}

function DoubtFacts({ doubt }: { doubt: BankDoubtDetail }) {
  const { state, stateLabel, kindLabel, reasonText, amountFen, payer, purpose, bankNo, bookedAt, written } =
    doubt;
  return (
    <>
      <Alert title={kindLabel}>{reasonText}</Alert>
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={doubtVariants[state]}>{stateLabel}</Status> },
          ...(amountFen === null ? [] : [{ name: m.pay_doubt_amount(), value: formatFen(amountFen) }]),
          ...(payer ? [{ name: m.pay_doubt_counterparty(), value: <Written>{payer}</Written> }] : []),
          ...(purpose ? [{ name: m.field_transfer_purpose(), value: <Written>{purpose}</Written> }] : []),
          ...(bankNo ? [{ name: m.field_bank_no(), value: bankNo }] : []),
          ...(bookedAt === null ? [] : [{ name: m.field_booked_at(), value: formatFullDate(bookedAt) }]),
          ...decisionFacts(doubt),
        ]}
      />
      {doubt.like && <LinePart title={m.pay_doubt_like()} line={doubt.like} />}
      {doubt.entered && <LinePart title={m.pay_doubt_entered()} line={doubt.entered} />}
      <DrawerPart title={m.pay_doubt_written()}>
        <Facts
          columns={1}
          facts={written.map(({ head, text }) => ({
            name: head,
            nameLang: langOfContent('zh'),
            value: <Written>{text}</Written>,
          }))}
        />
      </DrawerPart>
    </>
  );
}

function decisionFacts({ decidedByName, decidedAt, reason }: BankDoubtDetail) {
  return [
    ...(decidedByName ? [{ name: m.pay_doubt_decided_by(), value: <Written>{decidedByName}</Written> }] : []),
    ...(decidedAt === null ? [] : [{ name: m.pay_doubt_decided_at(), value: formatFullDate(decidedAt) }]),
    ...(reason ? [{ name: m.field_reason(), value: <Written>{reason}</Written> }] : []),
  ];
}

function LinePart({ title, line }: { title: string; line: NonNullable<BankDoubtDetail['like']> }) {
  const { lineId, bankNo, bookedAt, amountFen, payer, purpose, stateLabel, payOrderId, orderNo } = line;
  return (
    <DrawerPart title={title}>
      <Facts
        columns={1}
        facts={[
          {
            name: m.field_bank_no(),
            value: <Link href={paths.manageReconcile({ view: 'bank', line: lineId })}>{bankNo}</Link>,
            note: stateLabel,
          },
          { name: m.field_amount_arrived(), value: formatFen(amountFen) },
          { name: m.field_booked_at(), value: formatFullDate(bookedAt) },
          { name: m.pay_bank_payer(), value: <Written>{payer}</Written>, note: <Written>{purpose}</Written> },
          ...(payOrderId
            ? [
                {
                  name: m.pay_bank_order(),
                  value: <Link href={paths.managePayOrders({ order: payOrderId })}>{orderNo}</Link>,
                },
              ]
            : []),
        ]}
      />
    </DrawerPart>
  );
}

function Acts({ doubt }: { doubt: BankDoubtDetail }) {
  const { doubtId: id, version, actions, needsDay, needsAmount, fileName, row } = doubt;
  const [isAsking, setIsAsking] = useState(false);
  const operate = useMutationOf('POST /api/payManage/bankDoubt/operateManage', {
    done: ({ stateLabel }) => m.pay_doubt_done({ state: stateLabel }),
    invalidates: paymentQueryKeys,
  });
  const { acts, dialog } = useEventActs<DoubtAct>({
    configs: waysOf(doubt),
    possible: actions,
    title: m.pay_doubt_row({ file: fileName, row }),
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
    ...(needsDay || needsAmount ? { own: { enter: () => setIsAsking(true) } } : {}),
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={key === 'drop' && acts.length > 1 ? 'default' : 'main'}
        >
          {text}
        </Button>
      ))}
      {dialog}
      {isAsking && <EnterDoubtDialog doubt={doubt} onClose={() => setIsAsking(false)} />}
    </>
  );
}
