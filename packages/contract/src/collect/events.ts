import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type CollectChange, wordChanges } from './change.ts';

/** Messages about items in a user's collection. */
export const collectEvents = {
  COLLECT_CHANGED: messageEvent<{ title: string; changes: CollectChange[] }>({
    group: 'COLLECT',
    level: 'NORMAL',
    pages: [
      '/information',
      '/policy',
      '/service',
      '/financial-product-details',
      '/investment/venturelist',
      '/resources',
      '/match',
      '/application',
      '/businesssalon/itemdetails',
      '/themedetails',
      '/answerdetails',
      '/awarddetails',
      '/votedetails',
      '/recruit',
    ],
    merges: true,
    title: m.event_collect_changed_title,
    body: ({ title, changes }) => m.event_collect_changed_body({ title, change: wordChanges(changes) }),
  }),
};
