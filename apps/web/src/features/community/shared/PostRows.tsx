import type { PostRow } from '@portal/contract/community/post';
import { postKindLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { messageSquareIcon, thumbsUpIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { badgeTexts } from './badge-texts.ts';
import styles from './PostRows.module.css';
import { partOfRow } from './post-kinds.tsx';

/** Posts in a list: author, title, pictures, the part specific to the kind, and reactions. */
export function PostRows({ rows }: { rows: PostRow[] }) {
  return (
    <Stack as="ol">
      {rows.map((post) => (
        <Row key={post.postId} post={post} />
      ))}
    </Stack>
  );
}

function Row({ post }: { post: PostRow }) {
  const lang = langOfContent('zh');
  return (
    <Stack as="li" relative gap={12} padBlock={20} lineBelow="thin" className={styles.row}>
      <p className={styles.top}>
        <AuthorLine author={post.author} badges={badgeTexts()} lang={lang} size={28}>
          {post.pinned && <Tag tone="petal">{m.community_pinned()}</Tag>}
          {post.essence && <Tag tone="brand">{m.community_essence()}</Tag>}
        </AuthorLine>
        <span>{formatDate(post.publishedAt, 'MM-DD HH:mm')}</span>
      </p>
      <h2 lang={lang}>
        <Link href={post.path} look="bare" cover className={styles.title}>
          {post.title}
        </Link>
      </h2>
      <p className={styles.excerpt} lang={lang}>
        {post.excerpt}
      </p>
      {post.pictures.length > 0 && (
        <Columns of="repeat(3, minmax(0, 1fr))" gap={8}>
          {post.pictures.map(({ fileId, width, height }) => (
            <Picture
              key={fileId}
              src={imageUrl(fileId, 0, 320)}
              width={width}
              height={height}
              alt=""
              ratio="4 / 3"
              corners="control"
            />
          ))}
        </Columns>
      )}
      {partOfRow(post)}
      <p className={styles.counts}>
        <span>
          <Icon shape={thumbsUpIcon} /> {m.community_likes({ count: post.likes })}
        </span>
        <span>
          <Icon shape={messageSquareIcon} /> {m.community_comments_count({ count: post.comments })}
        </span>
        <span>
          {postKindLabels[post.kind]()} · <span lang={lang}>{post.boardName}</span>
        </span>
        <Text as="span" atEnd>
          {m.community_views({ count: formatThousands(post.views) })}
        </Text>
      </p>
    </Stack>
  );
}
