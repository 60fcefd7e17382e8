import type { PostDetail } from '@portal/contract/community/post';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { badgeTexts } from './badge-texts.ts';
import styles from './PostView.module.css';

/** The author of a post, with their other posts. */
export function AuthorCard({ card }: { card: NonNullable<PostDetail['authorCard']> }) {
  const lang = langOfContent('zh');
  return (
    <Stack as="section" gap={14} pad={20} frame="thin" round>
      <AuthorLine author={card} badges={badgeTexts()} lang={lang} size={48} />
      <Columns as="dl" of="repeat(3, 1fr)" tone="quiet" size={14}>
        <Stack>
          <Text as="dd" tone="ink" weight={600} size={18}>
            {card.posts}
          </Text>
          <dt>{m.community_posts()}</dt>
        </Stack>
        <Stack>
          <Text as="dd" tone="ink" weight={600} size={18}>
            {card.accepted}
          </Text>
          <dt>{m.community_accepted_short()}</dt>
        </Stack>
        <Stack>
          <Text as="dd" tone="ink" weight={600} size={18}>
            {card.liked}
          </Text>
          <dt>{m.community_liked_short()}</dt>
        </Stack>
      </Columns>
      {card.intro && <p lang={lang}>{card.intro}</p>}
      {card.authorId && (
        <ButtonLink href={paths.community({ author: card.authorId, order: 'NEW' })}>
          {m.community_of_author()}
        </ButtonLink>
      )}
    </Stack>
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
          <Row key={postId} as="li" gap={12} align="baseline" justify="between" lineBelow="thin">
            <Link href={path} lang={langOfContent('zh')}>
              {title}
            </Link>
            <Text as="small" tone="quiet" size={14} nowrap>
              {note}
            </Text>
          </Row>
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
