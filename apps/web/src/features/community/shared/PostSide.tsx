import type { PostDetail } from '@portal/contract/community/post';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { badgeTexts } from './badge-texts.ts';
import styles from './PostView.module.css';

/** The author of a post, with their other posts. */
export function AuthorCard({ card }: { card: NonNullable<PostDetail['authorCard']> }) {
  const lang = langOfContent('zh');
  return (
    <section className={styles.card}>
      <AuthorLine author={card} badges={badgeTexts()} lang={lang} size={48} />
      <dl className={styles.counts}>
        <div>
          <dd>{card.posts}</dd>
          <dt>{m.community_posts()}</dt>
        </div>
        <div>
          <dd>{card.accepted}</dd>
          <dt>{m.community_accepted_short()}</dt>
        </div>
        <div>
          <dd>{card.liked}</dd>
          <dt>{m.community_liked_short()}</dt>
        </div>
      </dl>
      {card.intro && <p lang={lang}>{card.intro}</p>}
      {card.authorId && (
        <ButtonLink href={paths.community({ author: card.authorId, order: 'NEW' })}>
          {m.community_of_author()}
        </ButtonLink>
      )}
    </section>
  );
}

/** A titled block next to a post. */
export const SideBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.block}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Other posts next to one, each with a small note; nothing if there are none. */
export function SidePosts({
  title: heading,
  posts,
}: {
  title: string;
  posts: { postId: string; title: string; path: string; note: ReactNode }[];
}) {
  if (posts.length === 0) return null;
  return (
    <SideBlock title={heading}>
      <ul className={styles.posts}>
        {posts.map(({ postId, title, path, note }) => (
          <li key={postId}>
            <Link href={path} lang={langOfContent('zh')}>
              {title}
            </Link>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </SideBlock>
  );
}

export const Related = ({ post: { related } }: { post: PostDetail }) => (
  <SidePosts
    title={m.community_related()}
    posts={related.map(({ likes, ...post }) => ({ ...post, note: m.community_likes({ count: likes }) }))}
  />
);
