import { island } from '../../../platform/island/island.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { factAnchor } from '../shared/fact-anchor.ts';
import { InSlot } from '../shared/InSlot.tsx';
import { MatchBasis } from '../shared/MatchBasis.tsx';
import { type Grade, gradeTones } from '../shared/match-looks.ts';
import { type JudgedResult, RuleMark } from '../shared/RuleMark.tsx';
import { useOwnMatch } from '../shared/use-own-match.ts';
import styles from './ConditionResults.module.css';

interface ConditionResultsProps {
  policyId: string;
  /** Where an enterprise maintains its data. */
  profile: string;
  /** The name of the enterprise is Chinese. */
  lang: string | undefined;
  texts: {
    grades: Record<Grade, string>;
    results: Record<JudgedResult, string>;
    /** Contains `{name}`, the enterprise whose data was used. */
    basis: string;
    /** Contains `{percent}`, the share of required conditions that are met. */
    percent: string;
    fill: string;
  };
}

/** Shows members how the policy fits their enterprise, and beside each condition whether it is met. */
function ConditionResults({ policyId, profile, lang, texts }: ConditionResultsProps) {
  const match = useOwnMatch({ policyIds: policyId });
  const policy = match?.rows[0];
  if (!policy) return null;
  return (
    <>
      <p className={styles.grade}>
        <Tag tone={gradeTones[policy.grade]} mark="dot">
          {texts.grades[policy.grade]}
        </Tag>
        <span>{texts.percent.replace('{percent}', String(policy.metPercent))}</span>
        <span className={styles.basis}>
          <MatchBasis text={texts.basis} name={match.enterpriseName} lang={lang} />
        </span>
      </p>
      {policy.rules.map(
        (rule) =>
          rule.result !== 'MANUAL' && (
            <InSlot key={rule.ruleId} name="data-rule" value={rule.ruleId}>
              <span className={styles.result}>
                <RuleMark result={rule.result} />
                {texts.results[rule.result]}
                {rule.missing && rule.mayFill && (
                  <Link href={`${profile}${factAnchor(rule.missing)}`}>{texts.fill}</Link>
                )}
              </span>
            </InSlot>
          ),
      )}
    </>
  );
}

export default island('policy/public/ConditionResults', ConditionResults, 'idle');
