import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import type { DeclarerEvent } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { usePrintAct } from '../shared/use-print-act.ts';
import { declarationQueryKeys } from './declaration-query-keys.ts';

const configs: Record<DeclarerEvent, ActionConfig> = {
  submit: { text: m.declaration_submit },
  resubmit: { text: m.declaration_resubmit },
  withdraw: { text: m.declaration_withdraw, ask: m.declaration_withdraw_text },
  cancel: { text: m.declaration_cancel, ask: m.declaration_cancel_text, needsReason: true, danger: true },
};

/** An enterprise's actions on an application besides editing; submitting belongs to its form. */
export function useDeclarationActs(declaration: OwnDeclarationDetail) {
  const { declarationId: id, version, actions, itemTitle } = declaration;
  const operate = useMutationOf('POST /api/policyManage/declaration/operate', {
    done: (done) => m.act_done({ title: done.itemTitle, state: done.stateLabel }),
    invalidates: declarationQueryKeys,
  });
  const events = useEventActs<DeclarerEvent>({
    configs,
    possible: actions.filter((action) => action === 'withdraw' || action === 'cancel'),
    title: itemTitle,
    busy: operate.busy,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { commits: false, reason } })) !== undefined,
  });
  const print = usePrintAct(declaration);
  return { acts: [print, ...events.acts], dialog: events.dialog };
}
