import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon } from '../icon/shapes.ts';
import styles from './OptionList.module.css';
import type { Option } from './option.ts';

interface OptionListProps {
  /** Omitted inside a combo box, which filters its own items. */
  options?: Option[];
  empty?: ReactNode;
}

/** The opened list of a select or a combo box. */
export function OptionList({ options, empty }: OptionListProps) {
  return (
    <ListBox
      items={options?.map((option) => ({ ...option, id: option.value }))}
      className={styles.list}
      renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
    >
      {({ value, text, note, disabled }: Option) => (
        <ListBoxItem id={value} textValue={text} isDisabled={disabled} className={styles.option}>
          <span className={styles.text}>
            <Text slot="label">{text}</Text>
            {note && (
              <Text slot="description" className={styles.note}>
                {note}
              </Text>
            )}
          </span>
          <Icon shape={checkIcon} className={styles.check} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}
