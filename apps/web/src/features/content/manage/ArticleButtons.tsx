import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { confirm } from '../../../platform/account/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { eventNames } from './event-texts.ts';
import type { OperatedEvent } from './operated-event.ts';
import { ApproveDialog } from './review/ApproveDialog.tsx';
import { ReasonDialog } from './review/ReasonDialog.tsx';

interface ArticleButtonsProps {
  article: ManagedArticle;
  /** The events to show, in this order; those the caller may not fire are left out. */
  events: readonly OperatedEvent[];
  /** The primary action of the page. */
  main?: OperatedEvent;
  busy: boolean;
  operate: (event: OperatedEvent, details?: { reason?: string; publishAt?: number }) => Promise<boolean>;
}

const questions: Partial<Record<OperatedEvent, () => { title: string; text: string }>> = {
  trash: () => ({ title: m.editing_trash_ask(), text: m.editing_trash_text() }),
  discard: () => ({ title: m.editing_discard_ask(), text: m.editing_discard_text() }),
};

const needsReason: readonly OperatedEvent[] = ['return', 'withdraw'];
const needsTime: readonly OperatedEvent[] = ['approve', 'schedule'];

/** The events of an article as buttons; those that cannot be undone ask for confirmation, a reason or a time first. */
export function ArticleButtons({ article, events, main, busy, operate }: ArticleButtonsProps) {
  const [asked, setAsked] = useState<OperatedEvent | null>(null);
  const press = async (event: OperatedEvent) => {
    if (needsReason.includes(event) || needsTime.includes(event)) return setAsked(event);
    const question = questions[event]?.();
    if (question && !(await confirm({ ...question, ok: eventNames[event](), danger: true }))) return;
    await operate(event);
  };
  const answer = async (details: { reason?: string; publishAt?: number }) => {
    if (asked && (await operate(asked, details))) setAsked(null);
  };
  return (
    <>
      {events
        .filter((event) => article.actions.includes(event))
        .map((event) => (
          <Button
            key={event}
            variant={event === main ? 'main' : undefined}
            busy={busy}
            onClick={() => void press(event)}
          >
            {eventNames[event]()}
          </Button>
        ))}
      {asked && needsReason.includes(asked) && (
        <ReasonDialog event={asked} busy={busy} onClose={() => setAsked(null)} onReason={answer} />
      )}
      {asked && needsTime.includes(asked) && (
        <ApproveDialog
          article={article}
          event={asked}
          busy={busy}
          onClose={() => setAsked(null)}
          onTime={answer}
        />
      )}
    </>
  );
}
