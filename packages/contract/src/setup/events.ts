import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type SetupKey, setupKeys, setupLines } from './terms.ts';

const pageOf = (key: SetupKey) => setupLines[key].href.split('?')[0] as `/${string}`;

/** Messages of the checklist, to the people who can do what is open. */
export const setupEvents = {
  SETUP_REMINDED: messageEvent<{ key: SetupKey; person: string }>({
    group: 'ACCOUNT',
    level: 'IMPORTANT',
    pages: [...new Set(setupKeys.map(pageOf))],
    mails: true,
    title: ({ key }) => m.setup_event_remind({ title: setupLines[key].title() }),
    body: ({ key, person }) => m.setup_event_remind_body({ person, title: setupLines[key].title() }),
  }),
};
