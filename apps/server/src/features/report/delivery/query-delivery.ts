import type { deliveryQueryDetail } from '@portal/contract/report/delivery';
import type { Verb } from '../../../platform/http/context.ts';
import { findDelivery, listReaders } from './delivery.queries.ts';

export const queryDelivery: Verb<typeof deliveryQueryDetail> = async ({ db }) => {
  const [row, readers] = await Promise.all([findDelivery(db), listReaders(db)]);
  return {
    isOn: row?.isOn ?? false,
    dayOfMonth: row?.dayOfMonth ?? 1,
    userIds: row?.userIds ?? [],
    readers,
    sentPeriod: row?.sentPeriod ?? '',
    sentAt: row?.sentAt?.getTime() ?? null,
    version: row?.version ?? null,
  };
};
