import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from '../china-time.ts';
import { messageEvent } from '../message-event.ts';

const content = { group: 'CONTENT', level: 'NORMAL', pages: ['/manage/content'] } as const;
const story = { ...content, pages: ['/enterprise-preserve'] } as const;

/** Messages about articles, stories and notices to confirm. */
export const contentEvents = {
  CONTENT_APPROVED: messageEvent<{ title: string }>({
    ...content,
    title: m.event_content_approved_title,
    body: m.event_content_approved_body,
  }),
  /** The reason is null if no one wrote one: the article expired before its review. */
  CONTENT_RETURNED: messageEvent<{ title: string; reason: string | null }>({
    ...content,
    level: 'IMPORTANT',
    title: m.event_content_returned_title,
    body: ({ title, reason }) => m.event_content_returned_body({ title, reason: reason ?? m.event_lapsed() }),
  }),
  CONTENT_WITHDRAWN: messageEvent<{ title: string; reason: string }>({
    ...content,
    title: m.event_content_withdrawn_title,
    body: m.event_content_withdrawn_body,
  }),
  /** The person is null if the park itself submitted it. */
  STORY_SUBMITTED: messageEvent<{ title: string; person: string | null }>({
    ...story,
    title: m.event_story_submitted_title,
    body: ({ title, person }) => m.event_story_submitted_body({ title, person: person ?? m.role_park() }),
  }),
  /** The instant is null if the story is already public. */
  STORY_APPROVED: messageEvent<{ title: string; publishAt: number | null }>({
    ...story,
    title: m.event_story_approved_title,
    body: ({ title, publishAt }) =>
      m.event_story_approved_body({
        title,
        when:
          publishAt === null
            ? m.event_public_now()
            : m.event_public_later({ time: chinaMinuteOf(publishAt) }),
      }),
  }),
  STORY_RETURNED: messageEvent<{ title: string; reason: string }>({
    ...story,
    level: 'IMPORTANT',
    title: m.event_story_returned_title,
    body: m.event_story_returned_body,
  }),
  STORY_SCHEDULED: messageEvent<{ title: string; time: number }>({
    ...story,
    title: m.event_story_scheduled_title,
    body: ({ title, time }) => m.event_story_scheduled_body({ title, time: chinaMinuteOf(time) }),
  }),
  STORY_PUBLISHED: messageEvent<{ title: string }>({
    ...story,
    title: m.event_story_published_title,
    body: m.event_story_published_body,
  }),
  STORY_WITHDRAWN: messageEvent<{ title: string; reason: string }>({
    ...story,
    title: m.event_story_withdrawn_title,
    body: m.event_story_withdrawn_body,
  }),
  NOTICE_RECEIPT: messageEvent<{ title: string }>({
    group: 'SAFETY',
    level: 'IMPORTANT',
    pages: ['/information'],
    merges: true,
    title: m.event_notice_receipt_title,
    body: m.event_notice_receipt_body,
  }),
  /** Replaces the request to confirm the notice; the reason is null if no one wrote one. */
  NOTICE_WITHDRAWN: messageEvent<{ title: string; reason: string | null }>({
    group: 'SAFETY',
    level: 'NORMAL',
    pages: ['/information'],
    title: m.event_notice_withdrawn_title,
    body: ({ title, reason }) =>
      reason === null
        ? m.event_notice_withdrawn_body({ title })
        : m.event_notice_withdrawn_body_reason({ title, reason }),
  }),
};
