import type { PostDetail } from '@portal/contract/community/post';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import type { Load } from '../../../platform/page/load.ts';
import { pageNoOf } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { Attachments } from '../../content/shared/Attachments.tsx';
import { ReadingTools } from '../../content/shared/ReadingTools.tsx';
import ViewBeacon from '../../content/shared/ViewBeacon.island.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { badgeTexts } from './badge-texts.ts';
import { discussionTexts } from './discussion-texts.ts';
import PostBar from './PostBar.island.tsx';
import { PostComments, threadsOfPage } from './PostComments.tsx';
import { AuthorCard, Related } from './PostSide.tsx';
import styles from './PostView.module.css';

/** Loads what every post page needs: the post, and a page of its comments. */
export async function loadPost({ call, params, search }: Load, kind: PostDetail['kind']) {
  const id = params.id ?? '';
  const order = (['HOT', 'NEW', 'OLD'] as const).find((one) => one === search.get('sort')) ?? 'HOT';
  const pageNo = pageNoOf(search);
  const post = await call('GET /api/communityManage/post/queryDetail', { id, kind });
  const comments = await call('GET /api/communityManage/comment/queryList', {
    postId: id,
    order,
    pageNo,
    pageSize: threadsOfPage,
  });
  return { post, comments, order, pageNo };
}

export type LoadedPost = Awaited<ReturnType<typeof loadPost>>;

interface PostViewProps extends LoadedPost {
  jsonLd: object[];
  /** Shown below the title; if given, the header is a full-width band with the post's first picture. */
  facts?: ReactNode;
  /** The part specific to the kind and its side column: after the text or, below a band, at the start of the page. */
  part?: ReactNode;
  aside?: ReactNode;
  /**
   * With a band only: `besideLater` is in the side column on desktop and at the end on a phone; `after` follows the
   * text.
   */
  asideLater?: ReactNode;
  after?: ReactNode;
  bodyTitle?: string;
  /** Full-width content between the text and the comments. */
  across?: ReactNode;
  tag?: ReactNode;
}

/** A post of any kind: text, the part specific to the kind, comments, and author. */
export function PostView({
  jsonLd,
  facts,
  part,
  aside,
  asideLater,
  after,
  bodyTitle,
  across,
  tag,
  ...loaded
}: PostViewProps) {
  const { post } = loaded;
  const { postId, title, excerpt, path, boardName, plateId } = post;
  const lang = langOfContent('zh');
  const comments = <PostComments {...loaded} />;
  const side = (
    <>
      {post.authorCard && <AuthorCard card={post.authorCard} />}
      {!facts && !across && aside}
      <Related post={post} />
    </>
  );
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
          { text: boardName, href: paths.community({ board: plateId }), lang },
          { text: title, lang },
        ]}
      />
      {facts ? (
        <article>
          <div className={styles.band}>
            <Wrap className={styles.banded}>
              <div className={styles.main}>
                <Head post={post} tag={tag} />
                {facts}
              </div>
              <FirstPicture post={post} />
            </Wrap>
          </div>
          {aside ? (
            <Wrap className={styles.desk}>
              <div className={styles.part}>{part}</div>
              <aside className={styles.besides}>
                <div className={styles.beside}>{aside}</div>
                <div className={styles.later}>
                  {asideLater}
                  <Related post={post} />
                </div>
              </aside>
              <div className={styles.rest}>
                <section>
                  {bodyTitle && <h2 className={styles.bodyTitle}>{bodyTitle}</h2>}
                  <Body post={post} isFirstShown />
                </section>
                {after}
                {comments}
              </div>
            </Wrap>
          ) : (
            <>
              <Wrap className={styles.wide}>
                <Body post={post} isFirstShown />
                {part}
              </Wrap>
              <Wrap className={styles.columns}>
                <div className={styles.main}>{comments}</div>
                <aside className={styles.side}>{side}</aside>
              </Wrap>
            </>
          )}
        </article>
      ) : (
        <article>
          <Wrap className={styles.columns}>
            <div className={styles.main}>
              <Head post={post} tag={tag} />
              <Body post={post} />
              {part}
              {!across && comments}
            </div>
            <aside className={styles.side}>{across ? aside : side}</aside>
          </Wrap>
          {across && (
            <>
              <Wrap>{across}</Wrap>
              <Wrap className={styles.columns}>
                <div className={styles.main}>{comments}</div>
                <aside className={styles.side}>{side}</aside>
              </Wrap>
            </>
          )}
        </article>
      )}
    </>
  );
}

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

/** The first picture, shown next to the header if that is a band. */
function FirstPicture({ post: { pictures } }: { post: PostDetail }) {
  const [picture] = pictures;
  if (!picture) return null;
  const { fileId, width, height, alt } = picture;
  return (
    <div lang={langOfContent('zh')}>
      <Picture
        src={imageUrl(fileId, 0, 640)}
        width={width}
        height={height}
        alt={alt}
        ratio="3 / 2"
        corners="none"
        className={styles.picture}
        first
      />
    </div>
  );
}

function Body({
  post: { body, pictures, files },
  isFirstShown = false,
}: {
  post: PostDetail;
  /** Whether the first picture is already shown elsewhere on the page. */
  isFirstShown?: boolean;
}) {
  const lang = langOfContent('zh');
  const rest = isFirstShown ? pictures.slice(1) : pictures;
  return (
    <div lang={lang} className={styles.body}>
      <Prose html={body} />
      {rest.length > 0 && (
        <div className={styles.pictures}>
          {rest.map(({ fileId, width, height, alt }) => (
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
