import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { declarationVariants } from '../shared/declaration-words.ts';

const shownRows = 4;

/** The enterprise's applications by latest activity; nothing before the enterprise is admitted. */
export function DeclarationsCard() {
  const { auditStatus } = useUser();
  const isAdmitted = auditStatus === '2';
  const answer = useQueryOf(
    'GET /api/policyManage/declaration/queryList',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true, enabled: isAdmitted },
  );
  if (!isAdmitted) return null;
  return (
    <Card
      title={m.declaration_card()}
      answer={answer}
      more={{ href: paths.applications({ group: 'DECLARATION' }), text: allOf(answer.data?.total) }}
      empty={{ when: ({ total }) => total === 0, text: m.declaration_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ declarationId, itemTitle, state, stateLabel, dueAt }) => (
            <Columns
              key={declarationId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <div>
                <Link href={paths.ownDeclaration(declarationId)} look="quiet" className={styles.name}>
                  <Written>{itemTitle}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note} data-whole="">
                  <Status kind={declarationVariants[state]}>{stateLabel}</Status>
                </Text>
              </div>
              {state === 'RETURNED' && dueAt !== null && (
                <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                  {m.declaration_until({ time: endText(dueAt) })}
                </Text>
              )}
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
