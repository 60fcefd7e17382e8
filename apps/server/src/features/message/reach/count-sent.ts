import { messageEvents } from '@portal/contract/collected/message-events';
import { deliveriesOf, matterOf, type ReachPlan } from '@portal/contract/message/reach-terms';
import type { MessageEvent } from '@portal/contract/message-event';
import type { MessageEventCode } from '@portal/contract/message-events';
import { nextDigest } from './digest-time.ts';

interface Sent {
  eventCode: MessageEventCode;
  sentAt: Date;
}

/** How many text messages and mails a plan makes of messages, by the rules that send them. */
export function countSent(plan: ReachPlan, messages: readonly Sent[]): { sms: number; mail: number } {
  let [sms, apart] = [0, 0];
  const digests = new Set<number>();
  for (const { eventCode, sentAt } of messages) {
    const event: MessageEvent = messageEvents[eventCode];
    const goes = deliveriesOf(event, plan[matterOf(event)]);
    if (goes.sms) sms += 1;
    if (goes.mail === 'NOW') apart += 1;
    else if (goes.mail !== null) digests.add(nextDigest(goes.mail, sentAt).getTime());
  }
  return { sms, mail: apart + digests.size };
}
