import { MoreLink } from '../../../ui/block-head/MoreLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { MatchBasis } from '../../policy/shared/MatchBasis.tsx';
import { type JudgedResult, RuleMark } from '../../policy/shared/RuleMark.tsx';
import type { MatchedPolicy, OwnMatch } from '../../policy/shared/use-own-match.ts';
import styles from './MatchPanel.module.css';
import { matchPanelTexts } from './match-panel-texts.ts';

interface OwnMatchesProps {
  match: OwnMatch;
  /** Number of policies, and of conditions shown for each. */
  shown: number;
  list: string;
  profile: string;
  lang: string | undefined;
}

/** The policies that fit the user's enterprise best, with the conditions worth knowing. */
export function OwnMatches({ match, shown, list, profile, lang }: OwnMatchesProps) {
  const texts = matchPanelTexts();
  const { rows, total, openTotal, enterpriseName } = match;
  return (
    <section className={styles.panel} aria-labelledby="policy-match">
      <div className={styles.head}>
        <h3 id="policy-match" className={styles.title}>
          {texts.title.replace('{count}', String(total))}
        </h3>
        <p className={styles.note}>
          {openTotal > 0 && <span>{texts.open.replace('{count}', String(openTotal))}</span>}
          <span>
            <MatchBasis text={texts.basis} name={enterpriseName} lang={lang} />
          </span>
        </p>
        <span className={styles.more}>
          <MoreLink href={profile} text={texts.complete} />
        </span>
      </div>
      {rows.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {rows.map((policy) => (
        <article key={policy.policyId} className={styles.card}>
          <p className={styles.grade}>
            <b className={styles.percent}>{policy.metPercent}%</b>
            {texts.grades[policy.grade]}
            {policy.isOpen && (
              <Tag tone="leaf" mark="dot">
                {texts.isOpen}
              </Tag>
            )}
          </p>
          <Link href={`${list}/${policy.policyId}`} look="bare" lang={lang} className={styles.policy}>
            {policy.title}
          </Link>
          <ul className={styles.rules}>
            {rulesToShow(policy, shown).map(({ ruleId, text, result }) => (
              <li key={ruleId}>
                <RuleMark result={result} label={texts.results[result]} />
                <span lang={lang}>{text}</span>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

type JudgedRule = MatchedPolicy['rules'][number] & { result: JudgedResult };

/** The conditions worth showing: unmet ones take precedence over met ones. */
function rulesToShow({ rules }: MatchedPolicy, shown: number): JudgedRule[] {
  const judged = rules.filter((rule): rule is JudgedRule => rule.required && rule.result !== 'MANUAL');
  const open = judged.filter(({ result }) => result !== 'MET').slice(0, shown);
  return [...judged.filter(({ result }) => result === 'MET').slice(0, shown - open.length), ...open];
}
