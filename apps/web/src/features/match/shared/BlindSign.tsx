import { Row } from '../../../ui/layout/Row.tsx';
import styles from './BlindSign.module.css';

interface BlindSignProps {
  /** Whether this side (left) and the other have shown interest. */
  own: boolean;
  other: boolean;
}

/** Both sides’ answers as two rings: dashed before a side answers, full once it is interested, joined when both are. */
export const BlindSign = ({ own, other }: BlindSignProps) => (
  <Row as="span" inline fixed align="center" aria-hidden>
    <i className={styles.side} data-on={own || undefined} />
    <i className={styles.line} data-on={(own && other) || undefined} />
    <i className={styles.side} data-on={other || undefined} />
  </Row>
);
