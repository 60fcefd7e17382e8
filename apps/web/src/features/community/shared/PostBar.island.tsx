import { Suspense, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { island } from '../../../platform/island/island.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { flagIcon, thumbsUpIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Discussion.module.css';
import type { DiscussionTexts } from './discussion-texts.ts';
import { ReportForm } from './lazy-forms.ts';
import { goToLogin, loadClient, useStanding } from './use-standing.ts';

interface PostBarProps {
  postId: string;
  likes: number;
  login: string;
  /** Where the author edits the post and sees what is waiting. */
  edit: string;
  own: string;
  texts: DiscussionTexts & { edit: string; manage: string; changing: string };
}

/** Actions to like and report a post; for its author, links to edit it. */
function PostBar({ postId, likes, login, edit, own, texts }: PostBarProps) {
  const { isLoggedIn, standing } = useStanding(postId);
  const [liked, setLiked] = useState<{ liked: boolean; likes: number }>();
  const [isReporting, setReporting] = useState(false);
  const isLiked = liked?.liked ?? standing?.liked ?? false;
  const asMember = (act: () => void) => () => (isLoggedIn ? act() : goToLogin(login));
  const like = async () => {
    try {
      const client = await loadClient();
      setLiked(
        await client.call(
          'POST /api/communityManage/like/operate',
          { target: 'POST', targetId: postId, event: isLiked ? 'remove' : 'add' },
          { once: true },
        ),
      );
    } catch {
      // The client has shown the refusal.
    }
  };
  return (
    <>
      {standing?.changeSubmittedAt && (
        <Text pad={16} ground="quiet" tone="quiet">
          {texts.changing}
        </Text>
      )}
      <p className={`${styles.acts} ${styles.bar}`}>
        <button
          type="button"
          aria-pressed={isLiked}
          disabled={standing?.isOwn}
          onClick={asMember(() => void like())}
        >
          <Icon shape={thumbsUpIcon} />
          {texts.like} {liked?.likes ?? likes}
        </button>
        {standing?.isOwn ? (
          <>
            {standing.mayEdit && (
              <ButtonLink href={edit} size="small">
                {texts.edit}
              </ButtonLink>
            )}
            <ButtonLink href={own} size="small">
              {texts.manage}
            </ButtonLink>
          </>
        ) : (
          <button type="button" onClick={asMember(() => setReporting(true))}>
            <Icon shape={flagIcon} />
            {texts.report}
          </button>
        )}
      </p>
      {isReporting && (
        <Suspense>
          <ReportForm
            target="POST"
            targetId={postId}
            texts={texts}
            onDone={(said) => {
              setReporting(false);
              notices.toast('success', said, 5_000);
            }}
            onCancel={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export default island('community/shared/PostBar', PostBar);
