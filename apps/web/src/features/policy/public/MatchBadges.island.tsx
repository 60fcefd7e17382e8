import { lazy, Suspense } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { InSlot } from '../shared/InSlot.tsx';
import { type Grade, gradeTones } from '../shared/match-variants.ts';
import { useOwnMatch } from '../shared/use-own-match.ts';
import type { CalculatorField } from './calculator-texts.ts';
import type { OwnTexts } from './own-texts.ts';

// Only members load what is theirs.
const OwnAmount = lazy(async () => ({ default: (await import('./OwnAmount.tsx')).OwnAmount }));

interface MatchBadgesProps {
  policyIds: string[];
  grades: Record<Grade, string>;
  fields: CalculatorField[];
  texts: OwnTexts;
}

/** Shows members, at each policy, how well it fits their enterprise and what it would pay them. */
function MatchBadges({ policyIds, grades, fields, texts }: MatchBadgesProps) {
  const match = useOwnMatch({ policyIds: policyIds.join(','), pageSize: policyIds.length });
  const figures = match?.figures;
  return match?.rows.map((policy) => (
    <div key={policy.policyId}>
      <InSlot name="data-match" value={policy.policyId}>
        <Tag tone={gradeTones[policy.grade]} mark="dot">
          {grades[policy.grade]}
        </Tag>
      </InSlot>
      {figures && (
        <InSlot name="data-amount" value={policy.policyId}>
          <Suspense>
            <OwnAmount policy={policy} figures={figures} fields={fields} texts={texts} />
          </Suspense>
        </InSlot>
      )}
    </div>
  ));
}

export default island('policy/public/MatchBadges', MatchBadges);
