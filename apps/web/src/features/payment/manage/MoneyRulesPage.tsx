import {
  type MoneyRules,
  moneyRulesContent,
  type moneyRulesQuery,
} from '@portal/contract/payment/money-rules';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** The park's rules for money, which an administrator sets. */
export function Component() {
  const answer = useQueryOf('GET /api/payManage/moneyRules/query', {});
  return (
    <>
      <PageTitle title={m.counter_rules()} note={m.counter_rules_note()} />
      <Answered of={answer}>{(rules) => <RulesForm key={rules.version} rules={rules} />}</Answered>
    </>
  );
}

type Rules = z.output<typeof moneyRulesQuery.output>;

function RulesForm({ rules }: { rules: Rules }) {
  const { secondPersonFromFen, secondMatchAboveFen, lateFeeFirst, creditByItself, version, canEdit } = rules;
  const form = useContractForm<MoneyRules>(moneyRulesContent, {
    defaultValues: { secondPersonFromFen, secondMatchAboveFen, lateFeeFirst, creditByItself },
  });
  const save = useMutationOf('POST /api/payManage/moneyRules/save', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/payManage/moneyRules/query'],
    setError: dataFaults(form.setError),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((data) => save.run({ version, data }))(event)}
    >
      <FormScope form={form} disabled={!canEdit}>
        <FormSection title={m.counter_rules()} columns={1}>
          <MoneyInput name="secondPersonFromFen" orZero hint={m.counter_rule_second_hint()} />
          <MoneyInput name="secondMatchAboveFen" orZero hint={m.counter_rule_second_match_hint()} />
          <SwitchInput name="lateFeeFirst">{m.counter_rule_late_first()}</SwitchInput>
          <SwitchInput name="creditByItself">{m.counter_rule_by_itself()}</SwitchInput>
        </FormSection>
        {canEdit && <PageActs acts={[{ key: 'save', text: m.act_save(), submits: true, busy: save.busy }]} />}
      </FormScope>
    </form>
  );
}
