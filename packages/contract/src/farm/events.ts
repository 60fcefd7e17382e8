import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

type Recalled = Record<'no' | 'reason', string>;

const own = { group: 'ENTERPRISE', level: 'IMPORTANT', pages: ['/farm-batch'] } as const;

/** Messages about batches of flowers, to their growers and the park's service office. */
export const farmEvents = {
  BATCH_RECALLED: messageEvent<Recalled>({
    ...own,
    title: m.event_batch_recalled_title,
    body: m.event_batch_recalled_body,
  }),
  BATCH_LIFTED: messageEvent<Pick<Recalled, 'no'>>({
    ...own,
    level: 'NORMAL',
    title: m.event_batch_lifted_title,
    body: m.event_batch_lifted_body,
  }),
  /** For the office, when a grower recalls a batch. */
  BATCH_RECALLED_BY_GROWER: messageEvent<Recalled & Record<'grower', string>>({
    ...own,
    pages: ['/manage/farm-batch'],
    title: m.event_batch_recalled_by_grower_title,
    body: m.event_batch_recalled_by_grower_body,
  }),
};
