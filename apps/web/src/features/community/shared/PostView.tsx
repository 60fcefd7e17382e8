import type { PostDetail } from '@portal/contract/post';
import type { CommentOrder, CommentThread } from '@portal/contract/post-comment';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import type { Load } from '../../../platform/page/load.ts';
import { pageNoOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { Attachments } from '../../content/shared/Attachments.tsx';
import { ReadingTools } from '../../content/shared/ReadingTools.tsx';
import ViewBeacon from '../../content/shared/ViewBeacon.island.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { badgeTexts } from './badge-texts.ts';
import Discussion from './Discussion.island.tsx';
import { discussionTexts } from './discussion-texts.ts';
import PostBar from './PostBar.island.tsx';
import styles from './PostView.module.css';

const pageSize = 10;
const orders: Record<CommentOrder, () => string> = {
  HOT: m.community_most_liked,
  NEW: m.community_new,
  OLD: m.community_oldest,
};

/** What every page of a post loads: the post, and a page of its comments. */
export async function loadPost({ call, params, search }: Load, kind: PostDetail['kind']) {
  const id = params.id ?? '';
  const order = (['HOT', 'NEW', 'OLD'] as const).find((one) => one === search.get('sort')) ?? 'HOT';
  const pageNo = pageNoOf(search);
  const post = await call('GET /api/communityManage/post/queryDetail', { id, kind });
  const comments = await call('GET /api/communityManage/comment/queryList', {
    postId: id,
    order,
    pageNo,
    pageSize,
  });
  return { post, comments, order, pageNo };
}

export type LoadedPost = Awaited<ReturnType<typeof loadPost>>;

interface PostViewProps extends LoadedPost {
  jsonLd: object[];
  /** The part of its kind: above the comments, and beside the text. */
  part?: ReactNode;
  beside?: ReactNode;
  tag?: ReactNode;
}

/** A post of any kind: text, the part of its kind, comments, and who wrote it. */
export function PostView({ post, comments, order, pageNo, jsonLd, part, beside, tag }: PostViewProps) {
  const { postId, title, excerpt, path, plateName, plateId, kind } = post;
  const lang = langOfContent('zh');
  const isQuestion = kind === 'QUESTION';
  return (
    <>
      <ViewBeacon call="POST /api/communityManage/post/view" id={postId} />
      <PageHead
        title={[title, m.community_title()]}
        description={excerpt}
        canonical={path}
        type="article"
        jsonLd={jsonLd}
      />
      <Crumbs
        steps={[
          { text: m.community_title(), href: paths.community() },
          { text: plateName, href: paths.community({ plate: plateId }), lang },
          { text: title, lang },
        ]}
      />
      <Wrap className={styles.columns}>
        <article className={styles.main}>
          <Head post={post} tag={tag} />
          <Body post={post} />
          {part}
          <section className={styles.comments} id="comments">
            <TabLinks
              label={m.community_sort()}
              keepScroll
              currentKey={order}
              items={(Object.keys(orders) as CommentOrder[]).map((one) => ({
                key: one,
                href: `${path}?sort=${one}#comments`,
                text: orders[one](),
              }))}
              end={
                <h2>
                  {isQuestion
                    ? m.community_answers_count({ count: post.question?.answers ?? comments.total })
                    : m.community_comments_count({ count: post.comments })}
                </h2>
              }
            />
            {comments.rows.length === 0 && (
              <p className={styles.none}>
                {isQuestion ? m.community_no_answers() : m.community_no_comments()}
              </p>
            )}
            <Discussion
              postId={postId}
              isQuestion={isQuestion}
              isLocked={post.state === 'LOCKED'}
              threads={comments.rows}
              login={paths.login()}
              lang={lang}
              texts={discussionTexts(isQuestion)}
              times={timesOf(comments.rows)}
            />
            <ListPages
              page={pageNo}
              pageSize={pageSize}
              total={comments.total}
              hrefOf={(page) => `${path}?sort=${order}${page > 1 ? `&page=${page}` : ''}#comments`}
            />
          </section>
        </article>
        <aside className={styles.side}>
          {post.authorCard && <AuthorCard card={post.authorCard} />}
          {beside}
          <Related post={post} />
        </aside>
      </Wrap>
    </>
  );
}

const timesOf = (threads: CommentThread[]) =>
  Object.fromEntries(
    threads
      .flatMap((thread) => [thread, ...thread.replies])
      .map(({ commentId, createdAt }) => [commentId, formatDate(createdAt, 'MM-DD HH:mm')]),
  );

function Head({ post, tag }: { post: PostDetail; tag: ReactNode }) {
  const {
    postId,
    title,
    tags,
    author,
    essence,
    state,
    lockReason,
    publishedAt,
    editedAt,
    views,
    kind,
    likes,
  } = post;
  const lang = langOfContent('zh');
  return (
    <header className={styles.head}>
      <p className={styles.tags}>
        {tag}
        {essence && <Tag tone="brand">{m.community_essence()}</Tag>}
        {tags.map((name) => (
          <Tag key={name} outlined>
            <span lang={lang}>{name}</span>
          </Tag>
        ))}
      </p>
      <h1 tabIndex={-1} lang={lang}>
        {title}
      </h1>
      <AuthorLine author={author} badges={badgeTexts()} lang={lang} size={36}>
        <span>
          {formatDate(publishedAt)}
          {editedAt !== null && ` · ${m.community_edited({ time: formatDate(editedAt, 'MM-DD HH:mm') })}`}
          {` · ${m.community_views({ count: formatThousands(views) })}`}
        </span>
      </AuthorLine>
      {state === 'LOCKED' && (
        <Alert kind="info" title={m.community_is_locked()}>
          <span lang={lang}>{lockReason}</span>
        </Alert>
      )}
      <PostBar
        postId={postId}
        likes={likes}
        login={paths.login()}
        edit={kind === 'QUESTION' ? paths.submitQuestion({ id: postId }) : paths.writePost({ id: postId })}
        own={paths.ownPosts({ post: postId })}
        texts={{
          ...discussionTexts(kind === 'QUESTION'),
          like: m.community_like(),
          edit: m.act_edit(),
          manage: m.community_own_post(),
          changing: m.community_changing(),
        }}
      />
      <ReadingTools title={title} collect={collectProps('POST', postId)} />
    </header>
  );
}

function Body({ post: { body, pictures, files } }: { post: PostDetail }) {
  const lang = langOfContent('zh');
  return (
    <div lang={lang}>
      <Prose html={body} />
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map(({ fileId, width, height, alt }) => (
            <a key={fileId} href={imageUrl(fileId, 0, 1600)}>
              <Picture src={imageUrl(fileId, 0, 640)} width={width} height={height} alt={alt} ratio="4 / 3" />
            </a>
          ))}
        </div>
      )}
      {files.length > 0 && <Attachments files={files} />}
    </div>
  );
}

function AuthorCard({ card }: { card: NonNullable<PostDetail['authorCard']> }) {
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

function Related({ post: { related } }: { post: PostDetail }) {
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
