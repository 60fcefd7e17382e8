import type { PayOrderDetail } from '@portal/contract/payment/public';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { landmarkIcon, monitorIcon, smartphoneIcon, walletIcon } from '../../../../ui/icon/shapes.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import hidden from '../../../../ui/visually-hidden/VisuallyHidden.module.css';
import { isUnderWay } from '../result/result-of.ts';
import styles from './ChannelChoice.module.css';
import { ChannelWay } from './ChannelWay.tsx';

interface Look {
  icon: string;
  text: () => string;
  /** Short note on the right, such as a special feature. */
  mark?: () => string;
}

const looks: Record<PayChannelCode, Look> = {
  WECHAT_NATIVE: { icon: smartphoneIcon, text: m.pay_way_wechat },
  ALIPAY_PC: { icon: walletIcon, text: m.pay_way_alipay },
  BANK_TRANSFER: { icon: landmarkIcon, text: m.pay_way_transfer, mark: m.pay_way_transfer_mark },
  MOCK: { icon: monitorIcon, text: m.pay_way_demo, mark: m.pay_way_demo_mark },
};

/** Channels that payers expect; those the park does not offer are shown as unavailable. */
const online: readonly PayChannelCode[] = ['WECHAT_NATIVE', 'ALIPAY_PC'];

interface ChannelChoiceProps {
  order: PayOrderDetail;
  busy: boolean;
  onPay: (channel: PayChannelCode) => void;
}

/** The available channels, with the next step below the chosen one. */
export function ChannelChoice({ order, busy, onPay }: ChannelChoiceProps) {
  const { channels, attempt } = order;
  const begun = attempt && isUnderWay(order) ? attempt.channel : undefined;
  const [picked, setPicked] = useState<PayChannelCode>();
  const chosen = picked ?? begun ?? channels[0];
  if (channels.length === 0) return <EmptyState title={m.pay_no_channel()} heading={2} />;
  return (
    <Text as="fieldset" shrink lineAbove="strong" className={styles.ways}>
      <legend className={hidden.hidden}>{m.field_pay_channel()}</legend>
      {channels.map((channel) => {
        const { icon, text, mark } = looks[channel];
        const isChosen = channel === chosen;
        return (
          <div key={channel} className={clsx(styles.way, isChosen && styles.chosen)}>
            <Columns
              as="label"
              of="20px 28px minmax(0, 1fr) auto"
              gap={14}
              align="center"
              padInline={24}
              padBlock={16}
              leading="mid"
              className={styles.head}
            >
              <input
                type="radio"
                name="channel"
                value={channel}
                checked={isChosen}
                onChange={() => setPicked(channel)}
              />
              <Icon shape={icon} className={styles.icon} />
              <span>
                <Text as="b" block size={17}>
                  {payChannelLabels[channel]()}
                </Text>
                <Text as="span" tone="faint" size={14}>
                  {text()}
                </Text>
              </span>
              {mark && (
                <Text as="span" tone="quiet" size={14} className={styles.mark}>
                  {mark()}
                </Text>
              )}
            </Columns>
            {isChosen && (
              <ChannelWay
                channel={channel}
                order={order}
                isBegun={channel === begun}
                busy={busy}
                onPay={() => onPay(channel)}
              />
            )}
          </div>
        );
      })}
      {online
        .filter((channel) => !channels.includes(channel))
        .map((channel) => (
          <div key={channel} className={clsx(styles.way, styles.off)}>
            <Columns
              as="label"
              of="20px 28px minmax(0, 1fr) auto"
              gap={14}
              align="center"
              padInline={24}
              padBlock={16}
              leading="mid"
              className={styles.head}
            >
              <input type="radio" name="channel" value={channel} disabled />
              <Icon shape={looks[channel].icon} className={styles.icon} />
              <span>
                <Text as="b" block size={17}>
                  {payChannelLabels[channel]()}
                </Text>
                <Text as="span" tone="faint" size={14}>
                  {m.pay_way_off()}
                </Text>
              </span>
            </Columns>
          </div>
        ))}
    </Text>
  );
}
