import { paths } from '@portal/contract/paths';
import {
  type ServiceRecommendEvent,
  serviceRecommendTransitions,
} from '@portal/contract/service-recommend/terms';
import type { Db } from '../../platform/database/database.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { getServiceRecommend } from './service-recommend.queries.ts';
import { type ServiceRecommend, serviceRecommends } from './service-recommend.table.ts';

const receivedLink = paths.receivedRecommends({ view: 'services' });
const sentLink = paths.recommendRecord({ view: 'services' });
const leaders = { memberRoles: ['OWNER', 'ADMIN'] } as const;

/** Records an event in the case of the receiving enterprise and notifies the other side. */
export async function recordServiceRecommend(
  tx: Db,
  { now, actor }: MoveSource,
  recommend: ServiceRecommend,
  event: ServiceRecommendEvent | 'expire' | 'send',
): Promise<void> {
  const { id, toEnterpriseId, fromEnterpriseId, status, expiresAt, answer } = recommend;
  const { serviceTitle: service, senderName, receiverName } = await getServiceRecommend(tx, id);
  const isSenders = event === 'send' || event === 'withdraw';
  await recordCase(tx, {
    kind: 'SERVICE_RECOMMEND',
    bizId: id,
    enterpriseId: toEnterpriseId,
    subject: service,
    state: status,
    link: receivedLink,
    dueAt: status === 'SENT' ? expiresAt : null,
    event: {
      event,
      by: actor === null ? { agent: 'SYSTEM' } : { name: isSenders ? senderName : receiverName },
    },
    now,
  });
  if (event === 'send')
    await sendMessage(tx, {
      eventCode: 'SERVICE_RECOMMENDED',
      params: { service, name: senderName, reason: recommend.reason },
      enterpriseId: toEnterpriseId,
      ...leaders,
      link: receivedLink,
      now,
    });
  if (event === 'interested' || event === 'decline')
    await sendMessage(tx, {
      eventCode: 'SERVICE_RECOMMEND_ANSWERED',
      params: { service, name: receiverName, event, reason: answer },
      enterpriseId: fromEnterpriseId,
      ...leaders,
      link: sentLink,
      now,
    });
}

/**
 * Fires an event on a locked recommendation: row, log, case and notifications.
 * @throws {AppError} 500012
 */
export async function moveServiceRecommend(
  tx: Db,
  ctx: MoveSource,
  recommend: ServiceRecommend,
  event: ServiceRecommendEvent | 'expire',
  answer = '',
): Promise<ServiceRecommend> {
  const status = nextState(serviceRecommendTransitions, recommend.status, event);
  const moved = await moveState(tx, ctx, serviceRecommends, recommend, {
    entity: 'serviceRecommend',
    event,
    set: { status, answer },
    logged: (row) => ({ status: row.status }),
    reason: answer,
  });
  await recordServiceRecommend(tx, ctx, moved, event);
  return moved;
}
