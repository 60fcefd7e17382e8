import { type Ref, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import { starIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Rating.module.css';

interface RatingFieldProps extends FieldProps {
  /** 1 to 5; `null` if nothing is selected. */
  value?: number | null;
  defaultValue?: number;
  onChange?: (value: number) => void;
  onBlur?: () => void;
  /** The meaning of each number of stars, from worst to best; shown once selected. */
  words: readonly [string, string, string, string, string];
  ref?: Ref<FocusHandle>;
}

export function RatingField({ ref, ...props }: RatingFieldProps) {
  const { value, defaultValue, onChange, onBlur, words } = props;
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  return (
    <RadioGroup
      {...ariaFieldProps(props)}
      value={value === undefined ? undefined : String(value ?? '')}
      defaultValue={defaultValue?.toString()}
      onChange={(next) => onChange?.(Number(next))}
      onBlur={onBlur}
      orientation="horizontal"
    >
      {({ state }) => (
        <>
          <FieldHead {...props} />
          <Row align="center" gap={2} className={styles.choice} ref={container}>
            {words.map((word, index) => (
              <RadioField key={word} value={String(index + 1)} aria-label={word}>
                <RadioButton
                  className={styles.star}
                  data-on={index < Number(state.selectedValue ?? 0) || undefined}
                >
                  <Icon shape={starIcon} />
                </RadioButton>
              </RadioField>
            ))}
            <Text as="span" tone="quiet" size="note" className={styles.word} aria-hidden>
              {words[Number(state.selectedValue ?? 0) - 1]}
            </Text>
          </Row>
          <FieldFoot {...props} />
        </>
      )}
    </RadioGroup>
  );
}
