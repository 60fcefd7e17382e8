import { type MessageEvent, smsReasons } from '@portal/contract/message-event';
import { messageEvents } from '@portal/contract/message-events';
import { expect, it } from 'vitest';

const events: [string, MessageEvent][] = Object.entries(messageEvents);

it.each(events)('%s leads to a page where something can be done', (_code, { pages }) => {
  expect(pages.length).toBeGreaterThan(0);
  // The message centre is where its reader is already.
  expect(pages).not.toContain('/my-message');
});

it.each(events)('%s goes to the phone for a reason only', (_code, { sms, smsWaits, group }) => {
  if (sms === undefined) return expect(smsWaits).toBeUndefined();
  expect(smsReasons).toContain(sms);
  if (sms === 'SAFETY') expect(['ACCOUNT', 'SAFETY']).toContain(group);
  if (sms === 'MONEY') expect(smsWaits).toBeUndefined();
});
