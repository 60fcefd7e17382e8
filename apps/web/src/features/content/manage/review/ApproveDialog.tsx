import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { InstantField } from '../../../../platform/account/InstantField.tsx';
import { formatDate } from '../../../../platform/display/format.ts';
import type { FocusHandle } from '../../../../ui/field/use-focus-handle.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { RadioGroup } from '../../../../ui/radio-group/RadioGroup.tsx';
import type { OperatedEvent } from '../operated-event.ts';
import { EventDialog } from './EventDialog.tsx';

interface ApproveDialogProps {
  article: ManagedArticle;
  event: OperatedEvent;
  busy: boolean;
  onClose: () => void;
  onTime: (details: { publishAt?: number }) => Promise<void>;
}

/** Asks when an approved article is to appear; a text that is already public is replaced immediately. */
export function ApproveDialog({ article, event, busy, onClose, onTime }: ApproveDialogProps) {
  const [openedAt] = useState(() => Date.now());
  const planned = article.content.publishAt;
  const isFuture = planned !== null && planned > openedAt;
  const [before] = useState({ when: isFuture ? 'later' : 'now', at: isFuture ? planned : null });
  const [when, setWhen] = useState(before.when);
  const [at, setAt] = useState(before.at);
  const [asked, setAsked] = useState(false);
  const field = useRef<FocusHandle>(null);
  const isPublic = article.status === 'PUBLISHED';
  const fault = when === 'later' && (at === null || at <= openedAt);
  const send = () => {
    setAsked(true);
    if (isPublic) return void onTime({});
    if (fault) field.current?.focus();
    else void onTime({ publishAt: when === 'later' && at !== null ? at : Date.now() });
  };
  return (
    <EventDialog event={event} busy={busy} isDirty={at !== before.at} onClose={onClose} onSend={send}>
      {isPublic ? (
        <p>{m.editing_approve_again()}</p>
      ) : (
        <Stack gap={16}>
          <p>
            {when === 'later' && at !== null
              ? m.editing_notice_scheduled({ time: formatDate(at) })
              : m.editing_approve_text()}
          </p>
          <RadioGroup
            label={m.editing_approve_when()}
            value={when}
            onChange={setWhen}
            options={[
              { value: 'now', text: m.editing_approve_now() },
              {
                value: 'later',
                text: m.editing_approve_at(),
                ...(isFuture && { note: formatDate(planned) }),
              },
            ]}
          />
          {when === 'later' && (
            <InstantField
              ref={field}
              label={m.editing_publish_at()}
              value={at}
              onChange={setAt}
              usualTime="09:00"
              error={asked && fault ? m.fault_future_time() : undefined}
            />
          )}
        </Stack>
      )}
    </EventDialog>
  );
}
