import type { OwnFinancingDetail } from '@portal/contract/finance/financing';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { resultTexts } from '../../policy/shared/match-texts.ts';
import { RuleMark } from '../../policy/shared/RuleMark.tsx';

/** The conditions of a product, with their result for the user's enterprise. */
export function JudgedRules({ rules, name }: { rules: OwnFinancingDetail['rules']; name?: string }) {
  if (rules.length === 0) return null;
  const results = resultTexts();
  return (
    <section>
      <h3>{m.field_conditions()}</h3>
      {name !== undefined && <Written>{name}</Written>}
      <Facts
        columns={1}
        facts={rules.map(({ text, result }) => ({
          name: text,
          value:
            result === 'MANUAL' ? (
              m.finance_judged_by_institution()
            ) : (
              <>
                <RuleMark result={result} /> {results[result]}
              </>
            ),
        }))}
      />
    </section>
  );
}
