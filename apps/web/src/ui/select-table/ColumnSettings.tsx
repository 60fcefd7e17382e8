import { CheckboxGroup } from '../checkbox/CheckboxGroup.tsx';
import { columns3Icon } from '../icon/shapes.ts';
import { PopoverButton } from '../popover/PopoverButton.tsx';

interface ColumnSettingsProps {
  /** Columns that may be hidden, in order. */
  columns: { key: string; text: string }[];
  shown: string[];
  onChange: (shown: string[]) => void;
  labels: { button: string; group: string };
  defaultOpen?: boolean;
}

/** Selects which columns a table shows. */
export function ColumnSettings({ columns, shown, onChange, labels, defaultOpen }: ColumnSettingsProps) {
  return (
    <PopoverButton
      icon={columns3Icon}
      defaultOpen={defaultOpen}
      panel={
        <CheckboxGroup
          label={labels.group}
          layout="column"
          options={columns.map(({ key, text }) => ({ value: key, text }))}
          value={shown}
          onChange={onChange}
        />
      }
    >
      {labels.button}
    </PopoverButton>
  );
}
