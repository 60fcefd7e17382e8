import { messageEvents } from '@portal/contract/collected/message-events';
import { type MessageEvent, smsReasons } from '@portal/contract/message-event';
import { expect, it } from 'vitest';

const events: [string, MessageEvent][] = Object.entries(messageEvents);

it.each(events)('%s links to a page where the user can act on it', (_code, { pages }) => {
  expect(pages.length).toBeGreaterThan(0);
  // The reader of a message is already in the message centre.
  expect(pages).not.toContain('/my-message');
});

it.each(events)('%s is sent by SMS only with a stated reason', (_code, { sms, smsWaits, group }) => {
  if (sms === undefined) return expect(smsWaits).toBeUndefined();
  expect(smsReasons).toContain(sms);
  if (sms === 'SAFETY') expect(['ACCOUNT', 'SAFETY']).toContain(group);
  if (sms === 'MONEY') expect(smsWaits).toBeUndefined();
});
