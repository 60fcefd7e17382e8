import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { paths } from '@portal/contract/paths';
import { type ReactNode, useState } from 'react';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { publicPageAct } from '../../review/shared/public-page-act.ts';
import { usePreviewAct } from '../../review/shared/use-preview-act.ts';
import { useVersionsAct } from '../../review/shared/use-versions-act.ts';
import { articleWays } from './article-ways.ts';
import type { OperatedEvent } from './operated-event.ts';
import { ApproveDialog } from './review/ApproveDialog.tsx';
import type { useOperate } from './use-article-acts.ts';

interface ArticleBarOptions extends ReturnType<typeof useOperate> {
  article: ManagedArticle;
  title: string;
  /** Saves the typed text; false if that failed. */
  save?: () => Promise<boolean>;
  /** Submits the article after validating its form. */
  submit?: () => void;
}

const maxReason = 500;

function publicPages({ contentId, status, content }: ManagedArticle): BarAct[] {
  const { column, enterpriseId } = content;
  if (status !== 'PUBLISHED') return [];
  const isStory = column === 'STYLE' && enterpriseId !== null;
  return [publicPageAct(isStory ? paths.story(enterpriseId, contentId) : paths.article(column, contentId))];
}

/** The actions available for an article, and the dialogs that ask for a reason or a time. */
export function useArticleBar({ article, title, busy, operate, save, submit }: ArticleBarOptions): {
  acts: BarAct[];
  dialog: ReactNode;
} {
  const [timed, setTimed] = useState<OperatedEvent>();
  const preview = usePreviewAct({
    id: article.contentId,
    desk: 'infoManage/content',
    // There is nothing to show before the first save.
    disabled: article.contentId === '',
    ...(save && { before: save }),
  });
  const versions = useVersionsAct(article.versionNo);
  const events = useEventActs<OperatedEvent>({
    configs: articleWays,
    possible: article.actions,
    title,
    busy,
    maxReason: maxReason,
    fire: (event, reason) => operate(event, reason ? { reason } : {}),
    own: {
      approve: () => setTimed('approve'),
      schedule: () => setTimed('schedule'),
      ...(submit && { submit }),
    },
  });
  return {
    acts: [preview, ...versions, ...publicPages(article), ...events.acts],
    dialog: (
      <>
        {events.dialog}
        {timed && (
          <ApproveDialog
            article={article}
            event={timed}
            busy={busy}
            onClose={() => setTimed(undefined)}
            onTime={async (details) => {
              if (await operate(timed, details)) setTimed(undefined);
            }}
          />
        )}
      </>
    ),
  };
}
