import { island } from '../../../platform/island/island.tsx';
import { MoreLink } from '../../../ui/block-head/MoreLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { MatchBasis } from '../../policy/shared/MatchBasis.tsx';
import type { Grade } from '../../policy/shared/match-looks.ts';
import { type JudgedResult, RuleMark } from '../../policy/shared/RuleMark.tsx';
import { type MatchedPolicy, useOwnMatch } from '../../policy/shared/use-own-match.ts';
import styles from './MatchPanel.module.css';

interface MatchPanelProps {
  /** Address of the list; a policy's address is this followed by its id. */
  list: string;
  /** Where an enterprise maintains its data. */
  profile: string;
  /** Titles, conditions and names are Chinese. */
  lang: string | undefined;
  texts: {
    /** Contains `{count}`, the number of policies. */
    title: string;
    /** Contains `{count}`, how many of them are open. */
    open: string;
    /** Contains `{name}`, the enterprise whose data was used. */
    basis: string;
    complete: string;
    none: string;
    isOpen: string;
    grades: Record<Grade, string>;
    results: Record<JudgedResult, string>;
  };
}

const shown = 3;

/** The policies that fit the user's enterprise best; nothing for everybody else. */
function MatchPanel({ list, profile, lang, texts }: MatchPanelProps) {
  const match = useOwnMatch({ possible: '1', pageSize: shown });
  if (!match) return null;
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
            {rulesToShow(policy).map(({ ruleId, text, result }) => (
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
function rulesToShow({ rules }: MatchedPolicy): JudgedRule[] {
  const judged = rules.filter((rule): rule is JudgedRule => rule.required && rule.result !== 'MANUAL');
  const open = judged.filter(({ result }) => result !== 'MET').slice(0, shown);
  return [...judged.filter(({ result }) => result === 'MET').slice(0, shown - open.length), ...open];
}

export default island('home/public/MatchPanel', MatchPanel, 'idle');
