import * as m from '@portal/texts/messages';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';
import { type Broken, forDispatcher, forReporter, type WithReason, yuan } from './events.ts';

/** Messages about the work of repair workers. */
export const repairWorkEvents = {
  REPAIR_QUOTED: messageEvent<Broken & { fen: number }>({
    ...forReporter,
    level: 'IMPORTANT',
    sms: 'MONEY',
    title: m.event_repair_quoted_title,
    body: ({ fen, ...broken }) => m.event_repair_quoted_body({ ...broken, yuan: yuan(fen) }),
  }),
  REPAIR_HELD: messageEvent<WithReason & { day: string }>({
    ...forReporter,
    title: m.event_repair_held_title,
    body: m.event_repair_held_body,
  }),
  REPAIR_FINISHED: messageEvent<WithReason & { until: number }>({
    ...forReporter,
    level: 'IMPORTANT',
    title: m.event_repair_finished_title,
    body: ({ until, ...broken }) => m.event_repair_finished_body({ ...broken, until: endText(until) }),
  }),
  REPAIR_HANDED_BACK: messageEvent<WithReason>({
    ...forDispatcher,
    title: m.event_repair_handed_back_title,
    body: m.event_repair_handed_back_body,
  }),
};
