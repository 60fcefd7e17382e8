import { useEffect, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronDownIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { factAnchor } from '../shared/fact-anchor.ts';
import { InSlot } from '../shared/InSlot.tsx';
import { MatchBasis } from '../shared/MatchBasis.tsx';
import { type Grade, gradeTones } from '../shared/match-variants.ts';
import { type JudgedResult, RuleMark } from '../shared/RuleMark.tsx';
import { type MatchedPolicy, useOwnMatch } from '../shared/use-own-match.ts';
import styles from './ConditionResults.module.css';

interface ConditionResultsProps {
  policyId: string;
  /** Where an enterprise maintains its data. */
  profile: string;
  /** Language of the enterprise's name, which is Chinese. */
  lang: string | undefined;
  texts: {
    grades: Record<Grade, string>;
    results: Record<JudgedResult, string>;
    /** Contains `{name}`, the enterprise whose data was used. */
    basis: string;
    /** Contains `{percent}`, the share of required conditions that are met. */
    percent: string;
    fill: string;
    /** Contains `{count}`, how many conditions are met. */
    met: string;
    /** The only condition still unmet; contains `{condition}`. */
    near: string;
  };
}

/** Shows members how well the policy fits their enterprise, and next to each condition whether it is met. */
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
        <Text as="span" tone="quiet" size={14}>
          <MatchBasis text={texts.basis} name={match.enterpriseName} lang={lang} />
        </Text>
      </p>
      <NearMiss policy={policy} text={texts.near} lang={lang} />
      <MetConditions rules={policy.rules} text={texts.met} />
      {policy.rules.map(
        (rule) =>
          rule.result !== 'MANUAL' && (
            <InSlot key={rule.ruleId} name="data-rule" value={rule.ruleId}>
              <Row
                as="span"
                wrap
                align="center"
                gapX={8}
                above={4}
                tone="ink"
                weight={600}
                className={styles.result}
              >
                <RuleMark result={rule.result} />
                {texts.results[rule.result]}
                {rule.missing && rule.mayFill && (
                  <Link href={`${profile}${factAnchor(rule.missing)}`}>{texts.fill}</Link>
                )}
              </Row>
            </InSlot>
          ),
      )}
    </>
  );
}

interface NearMissProps {
  policy: MatchedPolicy;
  text: string;
  lang: string | undefined;
}

/** The single change that would make the enterprise eligible; empty if no condition, or more than one, is unmet. */
function NearMiss({ policy: { rules, nearRuleId }, text, lang }: NearMissProps) {
  const near = rules.find(({ ruleId }) => ruleId === nearRuleId);
  if (!near) return null;
  const [before = '', after = ''] = text.split('{condition}');
  return (
    <p className={styles.grade}>
      <RuleMark result={near.result === 'UNMET' ? 'UNMET' : 'UNKNOWN'} />
      <span>
        {before}
        <b lang={lang}>{near.text}</b>
        {after}
      </span>
    </p>
  );
}

interface MetConditionsProps {
  rules: MatchedPolicy['rules'];
  text: string;
}

/** Marks the rows of met conditions, and on a phone folds them below the unmet ones. */
function MetConditions({ rules, text }: MetConditionsProps) {
  const [open, setOpen] = useState(false);
  const met = rules.filter(({ result }) => result === 'MET');
  useEffect(() => {
    for (const { ruleId, result } of rules) {
      const row = document.querySelector(`[data-rule="${CSS.escape(ruleId)}"]`)?.closest('li');
      if (row) row.dataset.result = result;
    }
  }, [rules]);
  if (met.length === 0) return null;
  return (
    <InSlot name="data-met" value="">
      <button type="button" className={styles.met} aria-expanded={open} onClick={() => setOpen(!open)}>
        <RuleMark result="MET" />
        {text.replace('{count}', String(met.length))}
        <Icon shape={chevronDownIcon} className={styles.arrow} />
      </button>
    </InSlot>
  );
}

export default island('policy/public/ConditionResults', ConditionResults, 'idle');
