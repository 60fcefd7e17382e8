import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { useReadsOnly } from '../../../../platform/account/use-reads-only.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';

/** The park's rules for all bills. */
export function BillRulesPanel() {
  const answer = useQueryOf('GET /api/propertyManage/billRule/query', {});
  const readsOnly = useReadsOnly();
  const save = useMutationOf('POST /api/propertyManage/billRule/save', {
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/billRule/query'],
  });
  return (
    <Panel title={m.pricing_bill_rules()}>
      <Answered of={answer}>
        {({ version, isDueOnWorkingDay }) => (
          <Switch
            on={isDueOnWorkingDay}
            disabled={readsOnly}
            busy={save.busy}
            onChange={(isOn) => void save.run({ version, data: { isDueOnWorkingDay: isOn } })}
          >
            {m.pricing_field_due_on_working_day()}
          </Switch>
        )}
      </Answered>
    </Panel>
  );
}
