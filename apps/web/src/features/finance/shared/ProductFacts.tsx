import type { SavedFinProduct } from '@portal/contract/finance/public';
import { finProductKindLabels, isLoan, repayLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { amountRange, percentOf, rateRange, termRange } from './money-texts.ts';

interface ProductFactsProps {
  data: SavedFinProduct;
  reason: string;
  institutionName?: string;
  /** Yearly cost for comparison with other products. */
  costPpm?: number | null;
  policyTitle?: string | undefined;
}

/** A product as it was entered. */
export function ProductFacts({ data, reason, institutionName, costPpm, policyTitle }: ProductFactsProps) {
  const lines = (values: readonly string[]) => <Written>{values.join('；') || '—'}</Written>;
  return (
    <Facts
      columns={1}
      facts={[
        ...writtenFact(m.field_reason(), reason),
        ...(institutionName === undefined
          ? []
          : [{ name: m.field_institution_name(), value: <Written>{institutionName}</Written> }]),
        { name: m.field_fin_product_kind(), value: finProductKindLabels[data.kind]() },
        { name: m.field_fin_product_intro(), value: <Written>{data.intro}</Written> },
        { name: m.field_amount(), value: amountRange(data) },
        { name: m.finance_nominal(), value: rateRange(data) },
        ...(costPpm === undefined || costPpm === null
          ? []
          : [{ name: m.finance_cost(), value: `${percentOf(costPpm)}%` }]),
        { name: m.finance_term(), value: termRange(data) },
        { name: m.finance_fee(), value: `${percentOf(data.feePpm)}%` },
        {
          name: m.finance_subsidy(),
          value: `${percentOf(data.subsidyPpm)}%`,
          ...(policyTitle === undefined ? {} : { note: <Written>{policyTitle}</Written> }),
        },
        { name: m.field_repay(), value: isLoan(data.kind) ? repayLabels[data.repay]() : '—' },
        { name: m.field_guarantee(), value: <Written>{data.guarantee || '—'}</Written> },
        { name: m.field_fin_materials(), value: lines(data.materials) },
        { name: m.field_conditions(), value: lines(data.conditions.map(({ text }) => text)) },
      ]}
    />
  );
}
