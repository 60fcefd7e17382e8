import type { ManagedArticle } from '@portal/contract/article-manage';
import type { StoryEvent } from '@portal/contract/article-story';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { arrowLeftIcon } from '../../../ui/icon/shapes/arrow-left.ts';
import { externalLinkIcon } from '../../../ui/icon/shapes/external-link.ts';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import pageStyles from '../editor/ArticlePage.module.css';
import { ArticleState } from '../shared/article-status.tsx';
import { storyEventNames } from './story-acts.ts';

interface StoryTopProps {
  story: ManagedArticle;
  title: string;
  busy: boolean;
  onEvent: (event: StoryEvent) => Promise<void>;
  children?: ReactNode;
}

/** Title and state of a story, and its actions other than editing. */
export function StoryTop({ story, title, busy, onEvent, children }: StoryTopProps) {
  const { contentId, content, status, revision, actions } = story;
  const { enterpriseId } = content;
  // While the story is being edited, the submit button is below the text.
  const events = codesOf(storyEventNames).filter((event) => event !== 'submit' && actions.includes(event));
  return (
    <PageTitle
      title={title || m.editing_untitled()}
      note={
        <span className={pageStyles.state}>
          <ArticleState status={status} />
          <RevisionTag status={status} revision={revision} />
        </span>
      }
      actions={
        <>
          <ButtonLink href={paths.enterprisePreserve('stories')} icon={arrowLeftIcon}>
            {m.story_back()}
          </ButtonLink>
          {status === 'PUBLISHED' && enterpriseId !== null && (
            <ButtonLink href={paths.story(enterpriseId, contentId)} icon={externalLinkIcon} target="_blank">
              {m.editing_view_public()}
            </ButtonLink>
          )}
          {children}
          {events.map((event) => (
            <Button
              key={event}
              variant={event === 'edit' ? 'main' : undefined}
              busy={busy}
              onClick={() => void onEvent(event)}
            >
              {storyEventNames[event]()}
            </Button>
          ))}
        </>
      }
    />
  );
}
