import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { rotateCwIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Track, type TrackStop } from '../../../../ui/steps/Track.tsx';
import { askedAfter } from '../order/ask-schedule.ts';
import { heldOrder } from '../order/held-order.ts';
import styles from './ResultView.module.css';
import { useResultPolling } from './use-result-polling.ts';

interface WaitingProps {
  order: PayOrderDetail;
  onOrder: (order: PayOrderDetail) => void;
}

/** Shown while the result is pending: the polling and the other options. */
export function Waiting({ order, onOrder }: WaitingProps) {
  const { payOrderId, no } = order;
  const { asked, busy, ask, isAsking } = useResultPolling({ orderNo: no, isWaiting: true, onOrder });
  const total = askedAfter.length;
  const stops = askedAfter.map(
    (seconds, at): TrackStop => ({
      text: m.pay_seconds({ seconds }),
      state: at < asked ? 'done' : at === asked ? 'now' : 'next',
    }),
  );
  return (
    <>
      <div className={styles.track}>
        <Track label={m.pay_asking_label()} stops={stops} />
      </div>
      <Text above={8} tone="quiet" size={14} aria-live="polite">
        {isAsking ? m.pay_asking({ number: asked + 1, total }) : m.pay_asked_enough()}
      </Text>
      <Row wrap gap={12} above={24} below={32} className={styles.acts}>
        <Button size="large" icon={rotateCwIcon} busy={busy} onClick={() => void ask()}>
          {m.pay_ask_now()}
        </Button>
        <ButtonLink size="large" href={paths.payChoice(payOrderId, heldOrder().key)}>
          {m.pay_back_to_choice()}
        </ButtonLink>
      </Row>
    </>
  );
}
