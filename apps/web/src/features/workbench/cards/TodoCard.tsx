import { paths } from '../../../paths.ts';
import {
  workbench_open,
  workbench_todo,
  workbench_todo_none,
} from '../../../platform/i18n/paraglide/messages.js';
import { ServerText } from '../../../platform/i18n/server-words/ServerText.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { DueTime } from '../../case/member/DueTime.tsx';
import { allOf } from './all-of.ts';
import styles from './Card.module.css';
import { Card } from './Card.tsx';

const shownRows = 4;

/** Cases in which it is the user's turn. */
export function TodoCard() {
  const answer = useEndpoint(
    'GET /api/caseManage/case/queryList',
    { statusKind: 'TODO', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={workbench_todo()}
      answer={answer}
      more={{ href: paths.myCases(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: workbench_todo_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ caseId, title, caseNo, statusText, nextStep, link, dueAt }) => (
            <li key={caseId} className={styles.todo}>
              <Tag tone="amber" mark="dot">
                <ServerText>{statusText}</ServerText>
              </Tag>
              <div>
                <b className={`${styles.name} ${styles.strong}`}>
                  <ServerText>{title}</ServerText>
                </b>
                <p className={styles.note}>{caseNo}</p>
              </div>
              <span className={styles.side}>{dueAt !== null && <DueTime dueAt={dueAt} />}</span>
              <ButtonLink href={link ?? paths.myCases()} size="small">
                {nextStep ? <ServerText>{nextStep}</ServerText> : workbench_open()}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
