import type { ManagedDeclarationDetail } from '@portal/contract/declaration/manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { usePrintAct } from '../shared/use-print-act.ts';
import { managedDeclarationQueryKeys } from './managed-declaration-query-keys.ts';

const DecisionDialog = lazy(async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog }));
const OpinionDialog = lazy(async () => ({ default: (await import('./OpinionDialog.tsx')).OpinionDialog }));
const PayoutDialog = lazy(async () => ({ default: (await import('./PayoutDialog.tsx')).PayoutDialog }));

type Act = Exclude<ManagedDeclarationDetail['actions'][number], 'settleObjection' | 'return'>;

const configs: Record<Act, ActionConfig> = {
  reject: { text: m.declaration_reject, danger: true },
  recuse: { text: m.declaration_recuse, ask: m.declaration_recuse_text, needsReason: true },
  assign: { text: m.declaration_assign },
  accept: { text: m.declaration_accept, ask: m.declaration_accept_text },
  pass: { text: m.declaration_pass },
  publicise: { text: m.declaration_publicise, ask: m.declaration_publicise_text },
  opine: { text: m.declaration_opine },
  pay: { text: m.declaration_pay },
};

type Dialog = 'reject' | 'assign' | 'pass' | 'opine' | 'pay';

interface DeclarationActsProps {
  declaration: ManagedDeclarationDetail;
  /** Number of times the keyboard has asked to accept. */
  accepts: number;
  onDecided: () => void;
}

/** The caller's actions on an application; returning it starts at its lines. */
export function DeclarationActs({ declaration, accepts, onDecided }: DeclarationActsProps) {
  const { declarationId: id, version, actions, enterpriseName } = declaration;
  const [open, setOpen] = useState<Dialog>();
  const decide = useMutationOf('POST /api/policyManage/declaration/decide', {
    done: (done) => m.act_done({ title: done.enterpriseName, state: done.stateLabel }),
    invalidates: managedDeclarationQueryKeys,
  });
  const recuse = useMutationOf('POST /api/policyManage/declaration/recuse', {
    done: m.declaration_recused(),
    invalidates: managedDeclarationQueryKeys,
  });
  const print = usePrintAct(declaration);
  const begin = (dialog: Dialog) => () => setOpen(dialog);
  const { acts, dialog } = useEventActs<Act>({
    configs,
    possible: actions,
    title: enterpriseName,
    busy: decide.busy || recuse.busy,
    own: {
      reject: begin('reject'),
      assign: begin('assign'),
      pass: begin('pass'),
      opine: begin('opine'),
      pay: begin('pay'),
    },
    fire: async (event, reason) => {
      if (event === 'recuse') return (await recuse.run({ id, data: { reason } })) !== undefined;
      if (event !== 'accept' && event !== 'publicise') return false;
      const done = await decide.run({ id, event, version });
      if (done) onDecided();
      return done !== undefined;
    },
  });
  const accept = acts.find(({ key }) => key === 'accept')?.onPress;
  const handled = useRef(accepts);
  useEffect(() => {
    if (accepts === handled.current) return;
    handled.current = accepts;
    accept?.();
  });
  const mains: readonly string[] = ['accept', 'pass', 'publicise', 'opine', 'pay'];
  const close = () => setOpen(undefined);
  return (
    <Stack gap={8}>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          wide
          busy={busy}
          onClick={onPress}
          variant={mains.includes(key) ? 'main' : 'default'}
        >
          {text}
        </Button>
      ))}
      {print.onPress && (
        <Button wide busy={print.busy} onClick={print.onPress}>
          {print.text}
        </Button>
      )}
      {dialog}
      <Suspense>
        {open === 'opine' && <OpinionDialog declaration={declaration} onClose={close} />}
        {open === 'pay' && <PayoutDialog declaration={declaration} onClose={close} />}
        {open && open !== 'opine' && open !== 'pay' && (
          <DecisionDialog event={open} declaration={declaration} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}
