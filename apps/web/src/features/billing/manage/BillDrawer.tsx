import type { BillChange, ManagedBillDetail } from '@portal/contract/billing/bill-manage';
import type { ChangeEvent } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { BillFacts } from '../shared/BillFacts.tsx';
import { BillLines } from '../shared/BillLines.tsx';
import { ObjectionFacts } from '../shared/ObjectionFacts.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { billQueryKeys } from './bill-query-keys.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { ManagedPlanFacts } from './plan/ManagedPlanFacts.tsx';
import { PlanForm } from './plan/PlanForm.tsx';

type Open = 'refuse' | 'uphold' | 'adjust' | 'writeOff' | 'plan';
type Act = ManagedBillDetail['actions'][number];

const words: Record<Act, () => string> = {
  credit: m.charge_new_credit,
  discard: m.billing_act_discard,
  refuse: m.billing_act_refuse,
  uphold: m.billing_act_uphold,
  adjust: m.billing_act_adjust,
  writeOff: m.billing_act_write_off,
  plan: m.pricing_plan,
};

/** Drawer with a bill: its calculation, its objection, and changes that need two people. */
export function BillDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/bill/queryManageDetail', { id });
  const [open, setOpen] = useState<Open>();
  const bill = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={bill ? `${bill.feeLabel} ${bill.period}` : m.billing_bill()}
      closeLabel={m.act_close()}
      actions={
        bill &&
        !open && (
          <>
            <ExportButton
              endpoint="GET /api/propertyManage/bill/printManaged"
              input={{ id }}
              text={m.act_print()}
            />
            <BillActs bill={bill} onOpen={setOpen} />
          </>
        )
      }
    >
      <Answered of={answer}>
        {(row) => (
          <>
            <BillFacts bill={row} />
            <BillLines lines={row.lines} unit={row.unit} />
            {row.objection && <ObjectionFacts objection={row.objection} />}
            {row.plan && <ManagedPlanFacts plan={row.plan} />}
            {row.changes.map((change) => (
              <ChangeFacts key={change.changeId} change={change} />
            ))}
            {(open === 'refuse' || open === 'uphold') && (
              <AnswerForm bill={row} event={open} onDone={() => setOpen(undefined)} />
            )}
            {open === 'plan' && <PlanForm bill={row} onDone={() => setOpen(undefined)} />}
            {(open === 'adjust' || open === 'writeOff') && (
              <ChangeForm
                bill={row}
                kind={open === 'adjust' ? 'ADJUST' : 'WRITE_OFF'}
                onDone={() => setOpen(undefined)}
              />
            )}
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function BillActs({ bill, onOpen }: { bill: ManagedBillDetail; onOpen: (open: Open) => void }) {
  const { billId: id, version, no } = bill;
  const operate = useMutationOf('POST /api/propertyManage/bill/operateManage', {
    done: m.act_saved(),
    invalidates: [...billQueryKeys],
  });
  const navigate = useNavigate();
  const discard = async () => {
    const ok = words.discard();
    if (await confirm({ title: m.act_ask({ act: ok, title: no }), text: '', ok, danger: true }))
      await operate.run({ id, event: 'discard', version });
  };
  return (
    <>
      {bill.actions.map((event) => (
        <Button
          key={event}
          busy={operate.busy}
          variant={event === 'discard' || event === 'writeOff' ? 'danger' : undefined}
          onClick={() => {
            if (event === 'discard') void discard();
            else if (event === 'credit') void navigate(paths.manageHandBill('new', { bill: id }));
            else onOpen(event);
          }}
        >
          {words[event]()}
        </Button>
      ))}
    </>
  );
}

const decisions: Record<ChangeEvent, () => string> = {
  approve: m.act_approve,
  refuse: m.act_reject,
  withdraw: m.act_recall,
};

/** A requested change to a bill, and the second person's decision. */
function ChangeFacts({ change }: { change: BillChange }) {
  const { changeId: id, version } = change;
  const decide = useMutationOf('POST /api/propertyManage/bill/decideChange', {
    done: m.act_saved(),
    invalidates: [...billQueryKeys],
  });
  return (
    <>
      <Facts
        columns={1}
        facts={[
          {
            name: change.kindLabel,
            value: `${formatFen(change.amountFen)} · ${change.stateLabel}`,
            note: <Written>{change.reason}</Written>,
          },
          {
            name: m.billing_did_ask(),
            value: <Written>{change.askedBy}</Written>,
            note: formatDate(change.askedAt),
          },
        ]}
      />
      {change.actions.map((event) => (
        <Button
          key={event}
          busy={decide.busy}
          variant={event === 'approve' ? 'main' : undefined}
          onClick={() => void decide.run({ id, event, version })}
        >
          {decisions[event]()}
        </Button>
      ))}
    </>
  );
}
