import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Setup.module.css';

/** The heading of a group, with a note at its end. */
export function SetupHeading({ title, note }: { title: string; note: string }) {
  return (
    <Row
      align="baseline"
      justify="between"
      gap={12}
      lineBelow="strong"
      padBottom={10}
      className={styles.group}
    >
      <h2>{title}</h2>
      <Text as="span" tone="quiet" size={13}>
        {note}
      </Text>
    </Row>
  );
}
