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
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
            <Columns
              contained
              of="minmax(0, 1fr) 380px"
              gap={48}
              align="end"
              padTop={24}
              className={styles.banded}
            >
              <Stack fluid gap={24} atTop shrink className={styles.main}>
                <Head post={post} tag={tag} />
                {facts}
              </Stack>
              <FirstPicture post={post} />
            </Columns>
          </div>
          {aside ? (
            <Wrap className={styles.desk}>
              <div className={styles.part}>{part}</div>
              <Stack as="aside" gap={32} atTop className={styles.besides}>
                <div>{aside}</div>
                <Stack gap={32} className={styles.later}>
                  {asideLater}
                  <Related post={post} />
                </Stack>
              </Stack>
              <Stack fluid gap={48} atTop shrink className={styles.rest}>
                <section>
                  {bodyTitle && (
                    <Text as="h2" padBottom={12} size={24} leading="tight">
                      {bodyTitle}
                    </Text>
                  )}
                  <Body post={post} isFirstShown />
                </section>
                {after}
                {comments}
              </Stack>
            </Wrap>
          ) : (
            <>
              <Stack contained fluid gap={40} padTop={32} padBottom={24} className={styles.wide}>
                <Body post={post} isFirstShown />
                {part}
              </Stack>
              <Columns
                contained
                of="minmax(0, 1fr) 300px"
                gap={64}
                padTop={24}
                padBottom={64}
                className={styles.columns}
              >
                <Stack fluid gap={24} atTop shrink className={styles.main}>
                  {comments}
                </Stack>
                <Stack as="aside" gap={32} atTop>
                  {side}
                </Stack>
              </Columns>
            </>
          )}
        </article>
      ) : (
        <article>
          <Columns
            contained
            of="minmax(0, 1fr) 300px"
            gap={64}
            padTop={24}
            padBottom={64}
            className={styles.columns}
          >
            <Stack fluid gap={24} atTop shrink className={styles.main}>
              <Head post={post} tag={tag} />
              <Body post={post} />
              {part}
              {!across && comments}
            </Stack>
            <Stack as="aside" gap={32} atTop>
              {across ? aside : side}
            </Stack>
          </Columns>
          {across && (
            <>
              <Wrap>{across}</Wrap>
              <Columns
                contained
                of="minmax(0, 1fr) 300px"
                gap={64}
                padTop={24}
                padBottom={64}
                className={styles.columns}
              >
                <Stack fluid gap={24} atTop shrink className={styles.main}>
                  {comments}
                </Stack>
                <Stack as="aside" gap={32} atTop>
                  {side}
                </Stack>
              </Columns>
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
    <Stack as="header" fluid gap={12} className={styles.head}>
      <Row as="p" wrap gap={8}>
        {tag}
        {essence && <Tag tone="brand">{m.community_essence()}</Tag>}
        {tags.map((name) => (
          <Tag key={name} outlined>
            <span lang={lang}>{name}</span>
          </Tag>
        ))}
      </Row>
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
    </Stack>
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
        <Columns of="repeat(auto-fill, minmax(200px, 1fr))" gap={12} above={20}>
          {rest.map(({ fileId, width, height, alt }) => (
            <a key={fileId} href={imageUrl(fileId, 0, 1600)}>
              <Picture src={imageUrl(fileId, 0, 640)} width={width} height={height} alt={alt} ratio="4 / 3" />
            </a>
          ))}
        </Columns>
      )}
      {files.length > 0 && <Attachments files={files} />}
    </div>
  );
}
