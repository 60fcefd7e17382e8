import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon, circleExclamationPointIcon } from '../icon/shapes.ts';
import styles from './Field.module.css';
import type { FieldProps } from './field-props.ts';

/** The line below a control: the error, or the confirmation that it is fine, and the hint. */
export function FieldFoot({ hint, ok, error }: FieldProps) {
  const good = ok && !error;
  return (
    <>
      <FieldError className={styles.error}>
        <Icon shape={circleExclamationPointIcon} />
        <span>{error}</span>
      </FieldError>
      {(good || hint) && (
        <Text slot="description" className={good ? styles.ok : styles.hint}>
          {good && <Icon shape={circleCheckIcon} />}
          <span>{good ? ok : hint}</span>
        </Text>
      )}
    </>
  );
}
