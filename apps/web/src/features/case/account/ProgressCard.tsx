import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { CaseTrack } from '../shared/CaseTrack.tsx';

const shownRows = 5;

/** Cases that are waiting for somebody else. */
export function ProgressCard() {
  const answer = useQueryOf(
    'GET /api/caseManage/case/queryList',
    { statusKind: 'ACTIVE', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.workbench_progress()}
      answer={answer}
      more={{ href: paths.myCases(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.workbench_progress_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ caseId, title, caseNo, statusText, statusKind, way, updatedAt }) => (
            <Columns
              key={caseId}
              as="li"
              of="minmax(0, 1fr) minmax(0, 42%)"
              align="center"
              gap={16}
              padBlock={14}
              stack="tablet"
              className={styles.progress}
            >
              <div>
                <Link href={paths.myCase(caseId)} look="quiet" className={`${styles.name} ${styles.strong}`}>
                  <WordedText>{title}</WordedText>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  {caseNo} · {formatDate(updatedAt)}
                </Text>
              </div>
              {way ? (
                <CaseTrack way={way} statusKind={statusKind} />
              ) : (
                <Status kind="checking">{statusText}</Status>
              )}
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
