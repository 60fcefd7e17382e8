import type { CommentThread, PostComment } from '@portal/contract/community/post-comment';
import { Suspense, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Discussion.module.css';
import type { DiscussionTexts } from './discussion-texts.ts';
import { CommentForm } from './lazy-forms.ts';
import { goToLogin, loadClient, useStanding } from './use-standing.ts';

export interface DiscussionProps {
  postId: string;
  isQuestion: boolean;
  isLocked: boolean;
  threads: CommentThread[];
  login: string;
  lang: string | undefined;
  texts: DiscussionTexts;
  /** Formatted times by comment id, so that they do not depend on the browser's clock. */
  times: Record<string, string>;
}

/** Comments on a post or answers to a question, with a form to add one; readable without script. */
function Discussion({ postId, isQuestion, isLocked, threads, login, lang, texts, times }: DiscussionProps) {
  const { isLoggedIn, standing, again } = useStanding(postId);
  const [added, setAdded] = useState<CommentThread[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [replies, setReplies] = useState<Record<string, PostComment[]>>({});
  const shown = [...added, ...threads].filter(({ commentId }) => !gone.includes(commentId));
  const bounty = standing?.bountyActions.find((action) => action === 'accept' || action === 'pick');

  const decide = async (answerId: string) => {
    if (!standing || !bounty || !(await notices.confirm(texts.question))) return;
    const client = await loadClient();
    const { version } = standing;
    try {
      if (bounty === 'pick')
        await client.call('POST /api/communityManage/answer/pick', { id: postId, version, answerId });
      else
        await client.call('POST /api/communityManage/answer/operate', {
          id: postId,
          version,
          event: 'accept',
          data: { answerId },
        });
      location.reload();
    } catch {
      again();
    }
  };
  const remove = async (id: string) => {
    if (!(await notices.confirm(texts.removing))) return;
    try {
      const client = await loadClient();
      await client.call('POST /api/communityManage/comment/operate', { id, event: 'delete' });
      setGone((all) => [...all, id]);
    } catch {
      // The client has shown the refusal.
    }
  };
  const loadReplies = async (id: string) => {
    const client = await loadClient();
    const { rows } = await client.call('GET /api/communityManage/comment/queryReplies', { id, pageSize: 50 });
    setReplies((all) => ({ ...all, [id]: rows }));
  };
  const addReply = (parentId: string, before: PostComment[]) => (comment: PostComment) =>
    setReplies((all) => ({ ...all, [parentId]: [...(all[parentId] ?? before), comment] }));

  const common = { isLoggedIn, standing, lang, texts, times, login, isLocked, postId, onRemove: remove };
  return (
    <>
      <Stack as="ol">
        {shown.map((thread) => {
          const below = (replies[thread.commentId] ?? thread.replies).filter(
            ({ commentId }) => !gone.includes(commentId),
          );
          const left = thread.replyCount - below.length;
          return (
            <Text
              key={thread.commentId}
              id={`c-${thread.commentId}`}
              as="li"
              padBlock={16}
              lineBelow="thin"
              className={styles.thread}
              data-accepted={thread.acceptedAt !== null || undefined}
            >
              {thread.acceptedAt !== null && (
                <Text
                  padInline={20}
                  padBlock={8}
                  ground="leaf"
                  tone="leaf"
                  weight={600}
                  className={styles.acceptedHead}
                >
                  {texts.accepted}
                </Text>
              )}
              <CommentItem
                {...common}
                comment={thread}
                onReplied={addReply(thread.commentId, thread.replies)}
                onDecide={
                  bounty && thread.acceptedAt === null ? () => void decide(thread.commentId) : undefined
                }
                decideText={bounty === 'pick' ? texts.pick : texts.accept}
              />
              {below.length > 0 && (
                <Stack as="ol" gap={14} className={styles.replies}>
                  {below.map((reply) => (
                    <li key={reply.commentId} id={`c-${reply.commentId}`}>
                      <CommentItem
                        {...common}
                        comment={reply}
                        onReplied={addReply(thread.commentId, thread.replies)}
                      />
                    </li>
                  ))}
                </Stack>
              )}
              {left > 0 && !replies[thread.commentId] && (
                <Button variant="quiet" size="small" onClick={() => void loadReplies(thread.commentId)}>
                  {texts.more.replace('{count}', String(left))}
                </Button>
              )}
            </Text>
          );
        })}
      </Stack>
      {isLocked ? (
        <Text pad={16} ground="quiet" tone="quiet">
          {texts.locked}
        </Text>
      ) : isLoggedIn ? (
        <Suspense>
          <CommentForm
            postId={postId}
            max={isQuestion ? 20_000 : 2_000}
            rows={isQuestion ? 6 : 3}
            texts={texts}
            onSent={(comment) => setAdded((all) => [{ ...comment, replies: [], replyCount: 0 }, ...all])}
          />
        </Suspense>
      ) : (
        <Button variant="main" className={styles.login} onClick={() => goToLogin(login)}>
          {texts.login}
        </Button>
      )}
    </>
  );
}

export default island('community/shared/Discussion', Discussion);
