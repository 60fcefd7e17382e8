import type { ManagedInstitution } from '@portal/contract/finance/manage';
import type { ParkInstitutionEvent } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { DecisionButtons } from '../../market/shared/DecisionButtons.tsx';
import { InstitutionFacts } from '../shared/InstitutionFacts.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

const configs: Record<ParkInstitutionEvent, ActionConfig> = {
  pass: { text: m.act_approve },
  return: { text: m.act_return, ask: m.market_reason_text, needsReason: true },
  suspend: { text: m.finance_suspend, ask: m.finance_suspend_text, needsReason: true, danger: true },
  resume: { text: m.finance_resume },
};

/** Drawer with an institution and the decision about it. */
export function InstitutionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/financeManage/institution/queryManageDetail', { id });
  const row = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={row ? <Written>{row.name}</Written> : m.log_entity_institution()}
      closeLabel={m.act_close()}
      actions={row && row.actions.length > 0 && <Decision institution={row} onDone={onClose} />}
    >
      <Answered of={answer}>
        {({ data, reason }) => <InstitutionFacts data={data} reason={reason} columns={1} />}
      </Answered>
    </Drawer>
  );
}

function Decision({ institution, onDone }: { institution: ManagedInstitution; onDone: () => void }) {
  const { institutionId: id, version, name, actions } = institution;
  const operate = useMutationOf('POST /api/financeManage/institution/operateManage', {
    done: (done) => m.market_done({ name, state: done.stateLabel }),
    invalidates: [...managedQueryKeys],
  });
  const { acts, dialog } = useEventActs<ParkInstitutionEvent>({
    configs,
    possible: actions,
    title: name,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, data: { reason } });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return <DecisionButtons acts={acts} dialog={dialog} />;
}
