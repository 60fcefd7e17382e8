import type { PostComment } from '@portal/contract/community/post-comment';
import { Suspense, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { flagIcon, messageSquareIcon, thumbsUpIcon, trashIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import styles from './Discussion.module.css';
import type { DiscussionTexts } from './discussion-texts.ts';
import { CommentForm, ReportForm } from './lazy-forms.ts';
import { goToLogin, loadClient, type Standing } from './use-standing.ts';

interface CommentItemProps {
  comment: PostComment;
  postId: string;
  isLoggedIn: boolean;
  isLocked: boolean;
  standing: Standing | undefined;
  login: string;
  lang: string | undefined;
  texts: DiscussionTexts;
  times: Record<string, string>;
  onReplied: (comment: PostComment) => void;
  onRemove: (id: string) => Promise<void>;
  onDecide?: (() => void) | undefined;
  decideText?: string;
}

/** A comment with its actions. */
export function CommentItem({
  comment,
  postId,
  isLoggedIn,
  isLocked,
  standing,
  login,
  lang,
  texts,
  times,
  ...acts
}: CommentItemProps) {
  const { commentId, author, isByAuthor, replyTo, body } = comment;
  const [liked, setLiked] = useState<{ liked: boolean; likes: number }>();
  const [open, setOpen] = useState<'reply' | 'report'>();
  const isLiked = liked?.liked ?? standing?.likedComments.includes(commentId) ?? false;
  const isOwn = standing?.ownComments.includes(commentId) ?? false;
  const asMember = (act: () => void) => () => (isLoggedIn ? act() : goToLogin(login));
  const like = async () => {
    try {
      const client = await loadClient();
      const event = isLiked ? 'remove' : 'add';
      setLiked(
        await client.call(
          'POST /api/communityManage/like/operate',
          { target: 'COMMENT', targetId: commentId, event },
          { once: true },
        ),
      );
    } catch {
      // The client has shown the refusal.
    }
  };
  return (
    <Stack gap={8}>
      <Row as="p" gap={12} justify="between">
        <AuthorLine author={author} badges={texts.badges} lang={lang} size={28}>
          {isByAuthor && <Tag tone="brand">{texts.byAuthor}</Tag>}
        </AuthorLine>
        <Text as="small" tone="quiet" nowrap>
          {times[commentId] ?? ''}
        </Text>
      </Row>
      <Text keepLines className={styles.body} lang={lang}>
        {replyTo && (
          <Text as="span" tone="brand">
            @{replyTo}{' '}
          </Text>
        )}
        {body}
      </Text>
      <p className={styles.acts}>
        <button type="button" aria-pressed={isLiked} onClick={asMember(() => void like())} disabled={isOwn}>
          <Icon shape={thumbsUpIcon} />
          {texts.like} {liked?.likes ?? comment.likes}
        </button>
        {!isLocked && (
          <button type="button" onClick={asMember(() => setOpen('reply'))}>
            <Icon shape={messageSquareIcon} />
            {texts.reply}
          </button>
        )}
        {isOwn ? (
          <button type="button" onClick={() => void acts.onRemove(commentId)}>
            <Icon shape={trashIcon} />
            {texts.remove}
          </button>
        ) : (
          <button type="button" onClick={asMember(() => setOpen('report'))}>
            <Icon shape={flagIcon} />
            {texts.report}
          </button>
        )}
        {acts.onDecide && (
          <button type="button" className={styles.decide} onClick={acts.onDecide}>
            {acts.decideText}
          </button>
        )}
      </p>
      {open === 'reply' && (
        <Suspense>
          <CommentForm
            postId={postId}
            replyTo={{ id: commentId, name: author.name }}
            max={2_000}
            rows={3}
            texts={texts}
            onSent={acts.onReplied}
            onCancel={() => setOpen(undefined)}
          />
        </Suspense>
      )}
      {open === 'report' && (
        <Suspense>
          <ReportForm
            target="COMMENT"
            targetId={commentId}
            texts={texts}
            onDone={(said) => {
              setOpen(undefined);
              notices.toast('success', said, 5_000);
            }}
            onCancel={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
