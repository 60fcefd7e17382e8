import { type ReactNode, useId } from 'react';
import styles from '../field/Field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon, circleExclamationPointIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import hidden from '../visually-hidden/VisuallyHidden.module.css';

/** Connects a native control to its label, hint and error. */
interface PlainControl {
  id: string;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface PlainFrameProps extends FieldProps {
  /** Whether several controls share the label. */
  group?: boolean;
  children: (control: PlainControl) => ReactNode;
}

/** The label above and the line below a native control. */
export function PlainFrame({ group, children, ...field }: PlainFrameProps) {
  const { label, hiddenLabel, required, note, hint, ok, error, disabled, name } = field;
  const id = useId();
  const labelId = `${id}l`;
  const footId = `${id}f`;
  const below = error ? error : ok || hint;
  const control = {
    id,
    name,
    required,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': below ? footId : undefined,
  };
  const Label = group ? 'span' : 'label';
  const grouping = group
    ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': control['aria-describedby'] }
    : {};
  return (
    <div {...grouping}>
      <div className={hiddenLabel ? hidden.hidden : styles.head}>
        <Label id={labelId} className={styles.label} {...(group ? {} : { htmlFor: id })}>
          {label}
          {required && (
            <Text as="span" tone="petal" weight={400} className={styles.required} aria-hidden>
              *
            </Text>
          )}
        </Label>
        {note && (
          <Text as="span" fixed tone="faint" size="note" figures text="end" className={styles.note}>
            {note}
          </Text>
        )}
      </div>
      {children(control)}
      <div id={footId}>
        {error && (
          <span className={styles.error} role="alert">
            <Icon shape={circleExclamationPointIcon} />
            <span>{error}</span>
          </span>
        )}
        {!error && (ok || hint) && (
          <span className={ok ? styles.ok : styles.hint}>
            {ok && <Icon shape={circleCheckIcon} />}
            <span>{ok || hint}</span>
          </span>
        )}
      </div>
    </div>
  );
}
