import * as m from '@portal/texts/messages';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './StepBar.module.css';

/** The number of confirmed steps of an order. */
export const StepBar = ({ done, all }: { done: number; all: number }) => (
  <span className={styles.bar}>
    <Row as="span" gap={4} className={styles.blocks} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => `step ${at}`).map((key, at) => (
        <i key={key} data-done={at < done || undefined} />
      ))}
    </Row>
    <small>{m.order_steps({ done, all })}</small>
  </span>
);
