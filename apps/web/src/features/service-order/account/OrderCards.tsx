import { formatFen } from '@portal/contract/money';
import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import type { OrderDetail } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueriesOf, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Milestones } from '../shared/Milestones.tsx';
import { OrderFiles } from '../shared/OrderFiles.tsx';
import { orderVariant } from '../shared/order-variants.ts';
import { Statements } from '../shared/Statements.tsx';
import { DisputeSteps } from './DisputeSteps.tsx';
import { OrderActs, OrderForm, type OrderFormKind } from './OrderActs.tsx';
import styles from './OrderCards.module.css';
import { SilenceBar } from './SilenceBar.tsx';

const list = 'GET /api/serviceManage/order/queryList';
/** The number of orders of each kind shown in full above the list. */
const most = 2;

interface OrderCardsProps {
  view: 'PLACED' | 'RECEIVED';
  hrefOf: (orderId: string) => string;
  /** Called once everything has loaded. */
  onReady: () => void;
}

const options = { quiet: true, keepPrevious: true };

/** Orders that wait for the reader or are in dispute: shown in full above the list of all orders. */
export function OrderCards({ view, hrefOf, onReady }: OrderCardsProps) {
  const mine = useQueryOf(list, { view, tab: 'MINE', pageSize: most }, options);
  const disputed = useQueryOf(list, { view, tab: 'DISPUTED', pageSize: most }, options);
  const rows = [...(mine.data?.rows ?? []), ...(disputed.data?.rows ?? [])];
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const details = useQueriesOf(
    'GET /api/serviceManage/order/queryDetail',
    ids.map((id) => ({ id })),
    // Without `keepPrevious`, which would show a removed order in place of a new one.
    { quiet: true },
  );
  const isReady = [mine, disputed, ...details].every(({ isPending }) => !isPending);
  const onDeskReady = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) onDeskReady();
  }, [isReady]);
  const orders = details.flatMap(({ data }) => data ?? []);
  if (orders.length === 0) return null;
  return (
    <Stack gap={20} below={24}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} href={hrefOf(order.orderId)} />
      ))}
    </Stack>
  );
}

function OrderCard({ order, href }: { order: OrderDetail; href: string }) {
  const [form, setForm] = useState<OrderFormKind>();
  const id = order.orderId;
  const { state, milestones } = order;
  const isDisputed = state === 'DISPUTED';
  return (
    <Stack
      as="article"
      frame="strong"
      round
      ground="page"
      clip
      className={styles.card}
      data-look={isDisputed ? 'dispute' : 'mine'}
    >
      <Head order={order} href={href} />
      {isDisputed ? (
        <>
          <DisputeSteps order={order} />
          <Statements orderId={id} logs={order.logs} plain />
          <Row wrap gap={8} above={12} className={styles.acts}>
            <OrderActs order={order} onForm={setForm} mainFirst />
          </Row>
        </>
      ) : (
        <>
          {milestones.length > 0 && <Milestones orderId={id} steps={milestones} plain />}
          <Asked order={order} onForm={setForm} />
        </>
      )}
      {form && <OrderForm order={order} form={form} onClose={() => setForm(undefined)} />}
    </Stack>
  );
}

function Head({ order, href }: { order: OrderDetail; href: string }) {
  const { state, stateLabel, isMine, no, isOffline, subject, otherName, amountFen, milestones, logs } = order;
  const [begin] = logs;
  const done = milestones.reduce((sum, step) => sum + (step.buyerOkAt === null ? 0 : step.amountFen), 0);
  return (
    <Row
      as="header"
      relative
      wrap
      gap={8}
      gapX={32}
      justify="between"
      padBlock={16}
      padInline={24}
      className={styles.head}
    >
      <div>
        <Row as="p" wrap gap={4} gapX={16} tone="quiet" size={14}>
          <Status kind={orderVariant(state, isMine)}>{stateLabel}</Status>
          <span>{isOffline ? `${no} · ${m.order_offline()}` : no}</span>
        </Row>
        <h2>
          <Link href={href} look="plain" cover keepScroll>
            <Written>{subject}</Written>
          </Link>
        </h2>
        <Text tone="quiet" size={14}>
          <Written>{otherName}</Written>
          {begin && ` · ${begin.what} ${formatDate(begin.at, 'MM-DD')}`}
        </Text>
      </div>
      {amountFen !== null && (
        <Row as="dl" gap={32} text="end" className={styles.sums}>
          <div>
            <Text as="dt" tone="quiet" size={14}>
              {m.order_total()}
            </Text>
            <Text as="dd" weight={600} size={18} figures>
              {m.market_amount({ amount: formatFen(amountFen) })}
            </Text>
          </div>
          {milestones.length > 0 && (
            <div>
              <Text as="dt" tone="quiet" size={14}>
                {m.order_confirmed_sum()}
              </Text>
              <Text as="dd" weight={600} size={18} figures>
                {m.market_amount({ amount: formatFen(done) })}
              </Text>
            </div>
          )}
        </Row>
      )}
    </Row>
  );
}

/** The item the reader needs to check, the time left, and the available actions. */
function Asked({ order, onForm }: { order: OrderDetail; onForm: (form: OrderFormKind) => void }) {
  const { orderId, state, milestones, logs, need, quoteNote, dueAt, workingMsLeft } = order;
  const at = milestones.findIndex((step) => step.providerDoneAt !== null && step.buyerOkAt === null);
  const step = milestones[at];
  const said = step && logs.findLast(({ event }) => event === 'done');
  const isSilent = orderLifecycle.groups.silent.includes(state) && dueAt !== null;
  const since = state === 'DELIVERED' ? logs.findLast(({ event }) => event === 'deliver')?.at : said?.at;
  return (
    <Columns
      of="minmax(0, 1.6fr) minmax(0, 1fr)"
      gap={16}
      gapX={48}
      padInline={24}
      padTop={16}
      padBottom={20}
      stack="phone"
      className={styles.ask}
    >
      <div>
        <h3>
          {step ? (
            <>
              {m.order_check_step({ no: at + 1 })} <Written>{step.name}</Written>
            </>
          ) : (
            m.order_check()
          )}
        </h3>
        <p>
          <Written>{said?.text || quoteNote || need}</Written>
        </p>
        {said && said.files.length > 0 && <OrderFiles orderId={orderId} files={said.files} />}
      </div>
      <div>
        {isSilent && since !== undefined ? (
          <SilenceBar since={since} until={dueAt} />
        ) : (
          dueAt !== null && (
            <Text tone="quiet" size={14}>
              {m.order_until()}
              <DueTime dueAt={dueAt} leftMs={workingMsLeft} />
            </Text>
          )
        )}
        <Row wrap gap={8} above={12} className={styles.acts}>
          <OrderActs order={order} onForm={onForm} mainFirst />
        </Row>
      </div>
    </Columns>
  );
}
