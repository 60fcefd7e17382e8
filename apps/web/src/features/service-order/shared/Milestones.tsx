import { formatFen } from '@portal/contract/money';
import type { OrderDetail } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Order.module.css';
import { OrderFiles } from './OrderFiles.tsx';

type Step = OrderDetail['milestones'][number];

interface MilestonesProps {
  orderId: string;
  steps: readonly Step[];
  /** Omits the border. */
  plain?: boolean;
}

/** The milestones of an order: what was agreed, the evidence, and each side's confirmation. */
export function Milestones({ orderId, steps, plain = false }: MilestonesProps) {
  return (
    <ol className={clsx(styles.steps, plain && styles.plain)} aria-label={m.field_milestones()}>
      {steps.map((step, at) => (
        <Columns
          key={`${step.name} ${step.dueDate}`}
          as="li"
          of="24px minmax(0, 1fr) 128px 128px minmax(72px, auto)"
          gap={8}
          gapX={12}
          align="center"
          padBlock={12}
          padInline={16}
          figures
          className={styles.step}
          data-state={stateOf(step)}
        >
          <Stack as="span" tone="quiet" weight={600} size={12} className={styles.no} aria-hidden="true">
            {at + 1}
          </Stack>
          <Stack>
            <b>
              <Written>{step.name}</Written>
            </b>
            <small>{m.order_seal_due({ day: step.dueDate })}</small>
          </Stack>
          <Seal name={m.order_provider_done()} at={step.providerDoneAt} open={m.order_seal_none()} />
          <Seal
            name={m.order_buyer_ok()}
            at={step.buyerOkAt}
            open={step.providerDoneAt === null ? m.order_seal_later() : m.order_waits()}
          />
          <Text as="span" text="end" className={styles.stepAmount}>
            {formatFen(step.amountFen)}
          </Text>
          {step.files.length > 0 && (
            <div className={styles.evidence}>
              <OrderFiles orderId={orderId} files={step.files} />
            </div>
          )}
        </Columns>
      ))}
    </ol>
  );
}

const stateOf = ({ providerDoneAt, buyerOkAt }: Step) => {
  if (buyerOkAt !== null) return 'done';
  return providerDoneAt === null ? 'open' : 'waiting';
};

function Seal({ name, at, open }: { name: string; at: number | null; open: string }) {
  return (
    <Row
      as="span"
      gap={8}
      align="center"
      tone="quiet"
      size={14}
      className={styles.seal}
      data-set={at === null ? undefined : true}
    >
      {at !== null && (
        <i>
          <Icon shape={checkIcon} />
        </i>
      )}
      <span>
        {name}
        <small>{at === null ? open : formatDate(at, 'MM-DD HH:mm')}</small>
      </span>
    </Row>
  );
}
