import { MoreLink } from '../../../ui/block-head/MoreLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
    <Columns
      hide="print"
      as="section"
      of="repeat(3, minmax(0, 1fr))"
      below={40}
      frame="thin"
      round
      ground="page"
      stack="tablet"
      className={styles.panel}
      aria-labelledby="policy-match"
    >
      <Row
        across
        wrap
        align="baseline"
        gap={4}
        gapX={16}
        padBlock={16}
        padInline={24}
        className={styles.head}
      >
        <Text id="policy-match" as="h3" size={18}>
          {texts.title.replace('{count}', String(total))}
        </Text>
        <Row as="p" wrap gap={0} gapX={16} tone="quiet" size={14}>
          {openTotal > 0 && <span>{texts.open.replace('{count}', String(openTotal))}</span>}
          <span>
            <MatchBasis text={texts.basis} name={enterpriseName} lang={lang} />
          </span>
        </Row>
        <Text as="span" atEnd>
          <MoreLink href={profile} text={texts.complete} />
        </Text>
      </Row>
      {rows.length === 0 && (
        <Text across padInline={24} padBlock={20} lineAbove="thin" tone="quiet">
          {texts.none}
        </Text>
      )}
      {rows.map((policy) => (
        <Text
          key={policy.policyId}
          as="article"
          padInline={24}
          padTop={20}
          padBottom={20}
          lineAbove="thin"
          className={styles.card}
        >
          <Row as="p" wrap align="center" gap={4} gapX={10} tone="quiet" size={14}>
            <Text as="b" tone="ink" size={24} figures className={styles.percent}>
              {policy.metPercent}%
            </Text>
            {texts.grades[policy.grade]}
            {policy.isOpen && (
              <Tag tone="leaf" mark="dot">
                {texts.isOpen}
              </Tag>
            )}
          </Row>
          <Link href={`${list}/${policy.policyId}`} look="bare" lang={lang} className={styles.policy}>
            {policy.title}
          </Link>
          <Stack as="ul" gap={6} above={10} size={14} leading="mid" className={styles.rules}>
            {rulesToShow(policy, shown).map(({ ruleId, text, result }) => (
              <Columns as="li" of="18px minmax(0, 1fr)" gap={8} align="start" key={ruleId}>
                <RuleMark result={result} label={texts.results[result]} />
                <span lang={lang}>{text}</span>
              </Columns>
            ))}
          </Stack>
        </Text>
      ))}
    </Columns>
  );
}

type JudgedRule = MatchedPolicy['rules'][number] & { result: JudgedResult };

/** The conditions worth showing: unmet ones take precedence over met ones. */
function rulesToShow({ rules }: MatchedPolicy, shown: number): JudgedRule[] {
  const judged = rules.filter((rule): rule is JudgedRule => rule.required && rule.result !== 'MANUAL');
  const open = judged.filter(({ result }) => result !== 'MET').slice(0, shown);
  return [...judged.filter(({ result }) => result === 'MET').slice(0, shown - open.length), ...open];
}
