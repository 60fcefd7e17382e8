import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { factAnchor } from '../shared/fact-anchor.ts';
import { gradeTexts, resultTexts } from '../shared/match-texts.ts';
import type { MatchedPolicy } from '../shared/use-own-match.ts';

const shownRows = 6;

/** The policies in force that fit the user's enterprise best; nothing without an admitted enterprise. */
export function MatchCard() {
  const { auditStatus, enterpriseId } = useUser();
  const isMember = auditStatus === '2' && Boolean(enterpriseId);
  const answer = useQueryOf(
    'GET /api/policyManage/policy/queryMatch',
    { possible: '1', pageNo: 1, pageSize: shownRows },
    { quiet: true, enabled: isMember },
  );
  if (!isMember) return null;
  const count = answer.data?.total;
  return (
    <Card
      title={m.workbench_match()}
      answer={answer}
      more={{
        href: paths.policyList(),
        text: count ? m.workbench_match_count({ count }) : m.act_see_more(),
      }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.policy_match_none() }}
    >
      {({ rows }) => (
        <ul className={`${styles.rows} ${styles.matches}`}>
          {rows.map((policy) => (
            <Columns
              key={policy.policyId}
              as="li"
              of="52px minmax(0, 1fr) auto"
              align="center"
              gap={4}
              gapX={14}
              padBlock={12}
              className={styles.match}
            >
              <Text as="b" tone="brand" size={16} figures>
                {policy.metPercent}%
              </Text>
              <div>
                <Link
                  href={paths.policy(policy.policyId)}
                  look="quiet"
                  className={styles.name}
                  lang={langOfContent('zh')}
                >
                  {policy.title}
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  <MatchNote policy={policy} />
                </Text>
              </div>
              {policy.isOpen && (
                <Tag tone="leaf" mark="dot">
                  {m.workbench_open_items()}
                </Tag>
              )}
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The first missing fact and a link to enter it; if none is missing, the grade of the match. */
function MatchNote({ policy: { grade, rules, nearRuleId } }: { policy: MatchedPolicy }) {
  const near = rules.find(({ ruleId, result }) => ruleId === nearRuleId && result === 'UNMET');
  if (near)
    return (
      <>
        {m.declaration_near()} · <span lang={langOfContent('zh')}>{near.text}</span>
      </>
    );
  const unknown = rules.find(({ required, result }) => required && result === 'UNKNOWN');
  if (!unknown) return gradeTexts()[grade];
  const { text, missing, mayFill } = unknown;
  return (
    <>
      {resultTexts().UNKNOWN} · <span lang={langOfContent('zh')}>{text}</span>
      {missing && mayFill && (
        <>
          {' '}
          <Link href={`${paths.enterprisePreserve()}${factAnchor(missing)}`}>{m.policy_match_fill()}</Link>
        </>
      )}
    </>
  );
}
