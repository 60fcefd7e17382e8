import type { PostKind } from '@portal/contract/community-terms';
import type { PostRow } from '@portal/contract/post';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { partOfRow } from '../shared/post-kinds.tsx';
import styles from './KindPanel.module.css';

/** The hottest posts of a kind beside the list, each with how it stands; nothing where there are none. */
export function KindPanel({ kind, title, rows }: { kind: PostKind; title: string; rows: PostRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.panel}>
      <p className={styles.head}>
        <b>{title}</b>
        <Link href={paths.community({ kind })}>{m.community_all()}</Link>
      </p>
      <ul>
        {rows.map((post) => (
          <li key={post.postId}>
            <Link href={post.path} lang={langOfContent('zh')}>
              {post.title}
            </Link>
            {partOfRow(post)}
          </li>
        ))}
      </ul>
    </section>
  );
}
