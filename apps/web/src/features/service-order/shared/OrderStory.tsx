import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import type { OrderLogLine } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { OrderFiles } from './OrderFiles.tsx';

/** The history of an order, latest event first. */
export function OrderStory({ orderId, logs }: { orderId: string; logs: readonly OrderLogLine[] }) {
  const events = logs.map(({ at, event, what, text, who, files }, place) => ({
    key: `${place}`,
    time: formatDate(at, 'MM-DD HH:mm'),
    dateTime: new Date(at).toISOString(),
    title: what,
    tone: orderLifecycle.tones[event] ?? ('done' as const),
    by: who === '' ? m.role_system() : <Written>{who}</Written>,
    note: (text !== '' || files.length > 0) && (
      <>
        <Written>{text}</Written>
        {files.length > 0 && <OrderFiles orderId={orderId} files={files} />}
      </>
    ),
  }));
  return <Timeline label={m.order_story()} events={events.toReversed()} />;
}
