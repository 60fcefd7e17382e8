import type { ManagedDeclarationDetail } from '@portal/contract/declaration-manage';
import { refusalLabels } from '@portal/contract/declaration-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type EventWay, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { CheckedFacts } from '../shared/CheckedFacts.tsx';
import { DeclarationContent } from '../shared/DeclarationContent.tsx';
import { DeclarationCourse } from '../shared/DeclarationCourse.tsx';
import { declarationLooks } from '../shared/declaration-words.ts';
import { JudgedConditions } from '../shared/JudgedConditions.tsx';
import { usePrintAct } from '../shared/use-print-act.ts';
import { Objections } from './Objections.tsx';
import { Opinions } from './Opinions.tsx';
import { staleManagedDeclarations } from './stale-managed-declarations.ts';

const DecisionDialog = lazy(async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog }));
const OpinionDialog = lazy(async () => ({ default: (await import('./OpinionDialog.tsx')).OpinionDialog }));
const PayoutDialog = lazy(async () => ({ default: (await import('./PayoutDialog.tsx')).PayoutDialog }));

type Act = Exclude<ManagedDeclarationDetail['actions'][number], 'settleObjection'>;

const ways: Record<Act, EventWay> = {
  return: { text: m.declaration_return },
  reject: { text: m.declaration_reject, danger: true },
  recuse: { text: m.declaration_recuse, ask: m.declaration_recuse_text, needsReason: true },
  assign: { text: m.declaration_assign },
  accept: { text: m.declaration_accept, ask: m.declaration_accept_text },
  pass: { text: m.declaration_pass },
  publicise: { text: m.declaration_publicise, ask: m.declaration_publicise_text },
  opine: { text: m.declaration_opine },
  pay: { text: m.declaration_pay },
};

/** A declaration beside the list: what was handed in, what data say, opinions, and what can be decided. */
export function DeclarationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/policyManage/declaration/queryManageDetail', { id });
  const declaration = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={declaration ? <Written>{declaration.enterpriseName}</Written> : m.declaration_one()}
      closeLabel={m.operator_close()}
      actions={declaration && <Decision declaration={declaration} />}
    >
      <Answered of={answer}>
        {(row) => (
          <>
            <Notices declaration={row} />
            <Facts facts={factsOf(row)} />
            <CheckedFacts facts={row.facts} />
            <JudgedConditions judged={row} title={m.declaration_conditions_then()} />
            <DeclarationContent
              declaration={row}
              fileFrom={(code) =>
                `/api/policyManage/declaration/file?id=${row.declarationId}&code=${encodeURIComponent(code)}`
              }
            />
            <Opinions opinions={row.opinions} />
            <Objections declaration={row} />
            <DeclarationCourse course={row.course} />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function Notices({ declaration }: { declaration: ManagedDeclarationDetail }) {
  const { isExempt, round, state, isProposer, reasonCode, reason } = declaration;
  return (
    <>
      {isExempt && (
        <Alert kind="success" title={m.declaration_exempt()}>
          {m.declaration_exempt_desk()}
        </Alert>
      )}
      {state === 'SUBMITTED' && round > 1 && <Alert>{m.declaration_again({ round })}</Alert>}
      {state === 'PASSED' && isProposer && <Alert kind="warning">{m.declaration_other_eyes()}</Alert>}
      {state === 'REJECTED' && (
        <Alert kind="error" title={reasonCode ? refusalLabels[reasonCode]() : ''}>
          {reason && <Written>{reason}</Written>}
        </Alert>
      )}
    </>
  );
}

function factsOf(declaration: ManagedDeclarationDetail): Fact[] {
  const { state, stateLabel, no, itemTitle, amountApplyFen, amountApprovedFen, submittedAt } = declaration;
  const { quota, grantedCount, budgetFen, grantedFen, payoutAt, payoutRef, round } = declaration;
  return [
    { name: m.field_state(), value: <Status kind={declarationLooks[state]}>{stateLabel}</Status> },
    { name: m.declaration_no(), value: no, note: m.declaration_round({ round }) },
    { name: m.declaration_item(), value: <Written>{itemTitle}</Written>, wide: true },
    { name: m.declaration_amount_apply(), value: m.declaration_yuan({ amount: formatFen(amountApplyFen) }) },
    {
      name: m.field_approved_amount(),
      value: amountApprovedFen === null ? '—' : m.declaration_yuan({ amount: formatFen(amountApprovedFen) }),
    },
    {
      name: m.field_quota(),
      value: quota === null ? m.policy_unlimited() : m.declaration_used({ used: grantedCount, of: quota }),
    },
    {
      name: m.declaration_budget(),
      value:
        budgetFen === null
          ? m.policy_unlimited()
          : m.declaration_budget_used({ used: formatFen(grantedFen), of: formatFen(budgetFen) }),
    },
    ...(submittedAt === null ? [] : [{ name: m.declaration_submitted(), value: formatDate(submittedAt) }]),
    ...(payoutAt === null
      ? []
      : [
          {
            name: m.declaration_payout(),
            value: formatDate(payoutAt, 'YYYY-MM-DD'),
            note: <Written>{payoutRef}</Written>,
          },
        ]),
  ];
}

type Dialog = 'return' | 'reject' | 'assign' | 'pass' | 'opine' | 'pay';

function Decision({ declaration }: { declaration: ManagedDeclarationDetail }) {
  const { declarationId: id, version, actions, enterpriseName } = declaration;
  const [open, setOpen] = useState<Dialog>();
  const decide = useMutationOf('POST /api/policyManage/declaration/decide', {
    done: (done) => m.declaration_done({ title: done.enterpriseName, state: done.stateLabel }),
    invalidates: staleManagedDeclarations,
  });
  const recuse = useMutationOf('POST /api/policyManage/declaration/recuse', {
    done: m.declaration_recused(),
    invalidates: staleManagedDeclarations,
  });
  const print = usePrintAct(declaration);
  const begin = (dialog: Dialog) => () => setOpen(dialog);
  const { acts, dialog } = useEventActs<Act>({
    ways,
    possible: actions,
    title: enterpriseName,
    busy: decide.busy || recuse.busy,
    own: {
      return: begin('return'),
      reject: begin('reject'),
      assign: begin('assign'),
      pass: begin('pass'),
      opine: begin('opine'),
      pay: begin('pay'),
    },
    fire: async (event, reason) => {
      if (event === 'recuse') return (await recuse.run({ id, data: { reason } })) !== undefined;
      if (event !== 'accept' && event !== 'publicise') return false;
      return (await decide.run({ id, event, version })) !== undefined;
    },
  });
  const mains: readonly string[] = ['accept', 'pass', 'publicise', 'opine', 'pay'];
  const close = () => setOpen(undefined);
  return (
    <>
      {print.onPress && (
        <Button busy={print.busy} onClick={print.onPress}>
          {print.text}
        </Button>
      )}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={mains.includes(key) ? 'main' : 'default'}>
          {text}
        </Button>
      ))}
      {dialog}
      <Suspense>
        {open === 'opine' && <OpinionDialog declaration={declaration} onClose={close} />}
        {open === 'pay' && <PayoutDialog declaration={declaration} onClose={close} />}
        {open && open !== 'opine' && open !== 'pay' && (
          <DecisionDialog event={open} declaration={declaration} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
