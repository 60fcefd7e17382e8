import { island } from '../../../platform/island/island.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { InSlot } from '../shared/InSlot.tsx';
import { type Grade, gradeTones } from '../shared/match-variants.ts';
import { useOwnMatch } from '../shared/use-own-match.ts';

interface MatchBadgesProps {
  policyIds: string[];
  grades: Record<Grade, string>;
}

/** Shows members, next to the title of each policy, how well it fits their enterprise. */
function MatchBadges({ policyIds, grades }: MatchBadgesProps) {
  const match = useOwnMatch({ policyIds: policyIds.join(','), pageSize: policyIds.length });
  return match?.rows.map(({ policyId, grade }) => (
    <InSlot key={policyId} name="data-match" value={policyId}>
      <Tag tone={gradeTones[grade]} mark="dot">
        {grades[grade]}
      </Tag>
    </InSlot>
  ));
}

export default island('policy/public/MatchBadges', MatchBadges);
