import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import styles from './ChannelChoice.module.css';

// Loaded once a payment has begun, since it is not needed before.
const Remittance = lazy(async () => ({ default: (await import('./Remittance.tsx')).Remittance }));
const ScanCode = lazy(async () => ({ default: (await import('./ScanCode.tsx')).ScanCode }));

const begins: Record<PayChannelCode, (slots: { amount: string }) => string> = {
  WECHAT_NATIVE: m.pay_begin_wechat,
  ALIPAY_PC: m.pay_begin_alipay,
  BANK_TRANSFER: m.pay_begin_transfer,
  MOCK: m.pay_begin_demo,
};

const texts: Record<PayChannelCode, () => string> = {
  WECHAT_NATIVE: m.pay_text_wechat,
  ALIPAY_PC: m.pay_text_alipay,
  BANK_TRANSFER: m.pay_text_transfer,
  MOCK: m.pay_text_demo,
};

interface ChannelWayProps {
  channel: PayChannelCode;
  order: PayOrderDetail;
  /** Whether the current attempt uses this channel. */
  isBegun: boolean;
  busy: boolean;
  onPay: () => void;
}

/** How the payment continues with the chosen channel. */
export function ChannelWay({ channel, order, isBegun, busy, onPay }: ChannelWayProps) {
  const { attempt, totalFen } = order;
  const begun = isBegun ? attempt : null;
  const isHere = Boolean(begun?.qrText ?? begun?.remittance);
  return (
    <Stack gap={20} padTop={20} padBottom={24} lineAbove="thin" className={styles.body}>
      <Suspense fallback={<Skeleton height="240px" />}>
        {begun?.qrText && <ScanCode text={begun.qrText} totalFen={totalFen} />}
        {begun?.remittance && <Remittance {...begun.remittance} totalFen={totalFen} />}
      </Suspense>
      {!isHere && (
        <Text tone="quiet" size={15}>
          {texts[channel]()}
        </Text>
      )}
      {begun?.state === 'UNKNOWN' && (
        <Text tone="quiet" size={15}>
          {m.pay_way_silent()}
        </Text>
      )}
      {begun?.pageUrl && (
        <Text tone="quiet" size={15}>
          {m.pay_way_begun()}
        </Text>
      )}
      {!isHere && (
        <p className={styles.go}>
          <Button variant="main" size="large" busy={busy} onClick={onPay}>
            {begins[channel]({ amount: formatFen(totalFen) })}
          </Button>
        </p>
      )}
    </Stack>
  );
}
