import type { PostDetail } from '@portal/contract/post';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { badgeTexts } from './badge-texts.ts';
import styles from './PostView.module.css';

/** Who has written a post, with what else they have. */
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

/** Posts that resemble it. */
export function Related({ post: { related } }: { post: PostDetail }) {
  if (related.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{m.community_related()}</h2>
      <ul>
        {related.map(({ postId, title, path, likes }) => (
          <li key={postId}>
            <Link href={path} lang={langOfContent('zh')}>
              {title}
            </Link>
            <small>{m.community_likes({ count: likes })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
