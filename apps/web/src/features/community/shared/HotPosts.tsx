import type { PostRow } from '@portal/contract/community/post';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './HotPosts.module.css';

/** The most discussed posts, for other pages; empty if there are none. */
export function HotPosts({ list }: { list: { rows: PostRow[] } | null }) {
  if (!list || list.rows.length === 0) return null;
  const lang = langOfContent('zh');
  return (
    <Text as="div" contained padTop={32} padBottom={48}>
      <BlockHead
        title={m.community_title()}
        note={m.community_note()}
        more={{ href: paths.community(), text: m.community_visit() }}
      />
      <Columns as="ul" of="repeat(2, minmax(0, 1fr))" gapX={48} stack="phone" className={styles.rows}>
        {list.rows.map(({ postId, path, title, boardName, comments, question }) => (
          <li key={postId}>
            <Link href={path} lang={lang}>
              {title}
            </Link>
            <Text as="small" tone="quiet" nowrap lang={lang}>
              {boardName}
            </Text>
            <Text as="small" tone="quiet" nowrap>
              {question && question.bountyState === 'ESCROW'
                ? m.community_bounty_of({ points: question.bountyPoints })
                : m.community_comments_count({ count: comments })}
            </Text>
          </li>
        ))}
      </Columns>
    </Text>
  );
}
