import type { PostRow } from '@portal/contract/community/post';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './DrawPanel.module.css';

/** Draws next to a list, each with its time; nothing if there are none. */
export function DrawPanel({ rows }: { rows: PostRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.panel}>
      <Row gap={12} align="center" justify="between" lineBelow="strong" className={styles.head}>
        <Text as="h2" size={16}>
          {m.lottery_title()}
        </Text>
        <Link href={paths.community({ kind: 'LOTTERY' })}>{m.lottery_see_draws()}</Link>
      </Row>
      <ul>
        {rows.map(
          ({ postId, path, title, lottery }) =>
            lottery && (
              <Text as="li" padTop={4} padBottom={10} lineBelow="thin" key={postId}>
                <Link href={path} look="bare" lang={langOfContent('zh')} className={styles.title}>
                  {title}
                </Link>
                <Text as="small" block tone="quiet" size={14}>
                  {lottery.stateLabel} · {m.lottery_people({ count: lottery.entries })} ·{' '}
                  {formatDate(lottery.drawAt, 'MM-DD HH:mm')}
                </Text>
              </Text>
            ),
        )}
      </ul>
    </section>
  );
}
