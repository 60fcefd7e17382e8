import { formatFen } from '@portal/contract/money';
import type { OrderDetail } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon } from '../../../ui/icon/shapes/check.ts';
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
    <ol className={clsx(styles.steps, plain && styles.plain)} aria-label={m.order_milestones()}>
      {steps.map((step, at) => (
        <li key={`${step.name} ${step.dueDate}`} className={styles.step} data-state={stateOf(step)}>
          <span className={styles.no} aria-hidden="true">
            {at + 1}
          </span>
          <div className={styles.stepText}>
            <b>
              <Written>{step.name}</Written>
            </b>
            <small>{m.order_seal_due({ day: step.dueDate })}</small>
          </div>
          <Seal name={m.order_provider_done()} at={step.providerDoneAt} open={m.order_seal_none()} />
          <Seal
            name={m.order_buyer_ok()}
            at={step.buyerOkAt}
            open={step.providerDoneAt === null ? m.order_seal_later() : m.order_waits()}
          />
          <span className={styles.stepAmount}>{formatFen(step.amountFen)}</span>
          {step.files.length > 0 && (
            <div className={styles.evidence}>
              <OrderFiles orderId={orderId} files={step.files} />
            </div>
          )}
        </li>
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
    <span className={styles.seal} data-set={at === null ? undefined : true}>
      {at !== null && (
        <i>
          <Icon shape={checkIcon} />
        </i>
      )}
      <span>
        {name}
        <small>{at === null ? open : formatDate(at, 'MM-DD HH:mm')}</small>
      </span>
    </span>
  );
}
