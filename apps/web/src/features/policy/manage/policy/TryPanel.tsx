import { policyRuleInput } from '@portal/contract/policy/rule';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { useSettled } from '../../../../platform/form/use-settled.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { ComboBox } from '../../../../ui/combo-box/ComboBox.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { useTrial } from '../form/use-trial.ts';
import type { RuleValues } from './policy-values.ts';
import { TryResults } from './TryResults.tsx';

interface TryPanelProps {
  conditions: readonly RuleValues[];
  calc: string;
}

/** Applies conditions and a formula to an enterprise's data. */
export function TryPanel({ conditions, calc }: TryPanelProps) {
  const [typed, setTyped] = useState('');
  const [enterpriseId, setEnterpriseId] = useState<string | null>(null);
  const keyword = useSettled(typed.trim().slice(0, 100), 300);
  const found = useQueryOf(
    'GET /api/policyManage/policy/queryEnterprises',
    { keyword },
    { keepPrevious: true, quiet: true },
  );
  const whole = policyRuleInput.array().safeParse(conditions);
  const trial = useTrial(
    'POST /api/policyManage/policy/tryRules',
    { enterpriseId: enterpriseId ?? '', data: { conditions: whole.data ?? [], calc: calc.trim() } },
    enterpriseId !== null && whole.success,
  );
  return (
    <Panel title={m.officer_try()} ground="quiet">
      <Text tone="quiet" size={13}>
        {m.officer_try_note()}
      </Text>
      <div lang={langOfContent('zh')}>
        <ComboBox
          label={m.field_enterprise()}
          options={(found.data ?? []).map((row) => ({ value: row.enterpriseId, text: row.name }))}
          value={enterpriseId}
          onChange={setEnterpriseId}
          onInputChange={setTyped}
          empty={m.officer_try_none()}
        />
      </div>
      {!enterpriseId && (
        <Text tone="quiet" size={13}>
          {m.officer_try_pick()}
        </Text>
      )}
      {enterpriseId && !whole.success && <Alert kind="info">{m.officer_try_incomplete()}</Alert>}
      {enterpriseId && trial.error && <Alert kind="error">{trial.error.message}</Alert>}
      {enterpriseId && trial.data && !trial.error && (
        <TryResults trial={trial.data} texts={conditions.map(({ text }) => text)} />
      )}
    </Panel>
  );
}
