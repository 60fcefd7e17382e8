import type { PostDetail } from '@portal/contract/community/post';
import type { CommentOrder, CommentThread } from '@portal/contract/community/post-comment';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import Discussion from './Discussion.island.tsx';
import { discussionTexts } from './discussion-texts.ts';
import styles from './PostView.module.css';

/** Threads per page. */
export const threadsOfPage = 10;

const orders: Record<CommentOrder, () => string> = {
  HOT: m.community_most_liked,
  NEW: m.community_new,
  OLD: m.community_oldest,
};

interface PostCommentsProps {
  post: PostDetail;
  comments: { rows: CommentThread[]; total: number };
  order: CommentOrder;
  pageNo: number;
}

/** One page of comments below a post. */
export function PostComments({ post, comments, order, pageNo }: PostCommentsProps) {
  const { postId, path, kind } = post;
  const lang = langOfContent('zh');
  const isQuestion = kind === 'QUESTION';
  return (
    <Text as="section" above={16} className={styles.comments} id="comments">
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
        <Text padBlock={24} tone="quiet">
          {isQuestion ? m.community_no_answers() : m.community_no_comments()}
        </Text>
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
        pageSize={threadsOfPage}
        total={comments.total}
        hrefOf={(page) => `${path}?sort=${order}${page > 1 ? `&page=${page}` : ''}#comments`}
      />
    </Text>
  );
}

const timesOf = (threads: CommentThread[]) =>
  Object.fromEntries(
    threads
      .flatMap((thread) => [thread, ...thread.replies])
      .map(({ commentId, createdAt }) => [commentId, formatDate(createdAt, 'MM-DD HH:mm')]),
  );
