import * as m from '@portal/texts/messages';
import type { Lasting, Titled } from '../community/events.ts';
import { messageEvent } from '../message-event.ts';

const pages = ['/awarddetails', '/my-prize'] as const;
const own = { group: 'COMMUNITY', level: 'NORMAL', pages } as const;

export type PrizeWon = Titled & { prize: string };

/** Messages about draws, to entrants and organisers. */
export const lotteryEventsOfMessages = {
  LOTTERY_EXTENDED: messageEvent<Lasting>({
    ...own,
    title: m.lottery_event_extended,
    body: m.lottery_event_extended_body,
  }),
  LOTTERY_CANCELLED: messageEvent<Titled>({
    ...own,
    title: m.lottery_event_cancelled,
    body: m.lottery_event_cancelled_body,
  }),
  LOTTERY_ENTRY_REMOVED: messageEvent<Titled & { no: string; reason: string }>({
    ...own,
    level: 'IMPORTANT',
    title: m.lottery_event_removed,
    body: m.lottery_event_removed_body,
  }),
  LOTTERY_DRAWN: messageEvent<Titled>({
    ...own,
    title: m.lottery_event_drawn,
    body: m.lottery_event_drawn_body,
  }),
  LOTTERY_WON: messageEvent<PrizeWon & { days: number }>({
    ...own,
    level: 'IMPORTANT',
    title: m.lottery_event_won,
    body: m.lottery_event_won_body,
  }),
  PRIZE_LAPSED: messageEvent<PrizeWon>({
    ...own,
    title: m.lottery_event_lapsed,
    body: m.lottery_event_lapsed_body,
  }),
  PRIZE_SENT: messageEvent<PrizeWon>({
    ...own,
    title: m.lottery_event_sent,
    body: m.lottery_event_sent_body,
  }),
};
