import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { relativeTime } from '../../../platform/display/relative-time.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

const shownRows = 6;

/** The latest entries of the operation log. */
export function LogCard() {
  const answer = useQueryOf('GET /api/logManage/operLog/queryList', { pageSize: shownRows }, { quiet: true });
  return (
    <Card
      title={m.operator_home_log()}
      answer={answer}
      more={{ href: paths.manageLog(), text: m.operator_home_log_all() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ id, at, user, eventLabel, entityId, entityName, reason }) => (
            <Columns
              key={id}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <span className={styles.name}>
                {user ? <span lang="zh">{user.name}</span> : m.operator_home_log_system()}
                {' · '}
                {reason ? m.operator_home_log_reason({ event: eventLabel }) : eventLabel}
                {reason && <span lang="zh">{reason}</span>}
                {entityName && entityId !== user?.userId && !eventLabel.startsWith(entityName) && (
                  <>
                    {' · '}
                    <WordedText>{entityName}</WordedText>
                  </>
                )}
              </span>
              <Text as="time" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                {relativeTime(at, Date.now(), currentLocale())}
              </Text>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
