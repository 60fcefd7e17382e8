import * as m from '@portal/texts/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { settings2Icon } from '../../../ui/icon/shapes.ts';
import { PopoverButton } from '../../../ui/popover/PopoverButton.tsx';
import styles from './FilterBar.module.css';
import { FilterField } from './FilterField.tsx';
import { entriesOf, type FieldFilter, keyOf } from './filter-entries.ts';
import type { ListQuery } from './use-list-query.ts';

interface MoreFiltersProps extends Pick<ListQuery, 'values'> {
  text: string;
  filters: FieldFilter[];
  onSend: (given: Record<string, string>) => void;
}

/** The filters that don't fit in the line, in a panel below their button. */
export function MoreFilters({ text, filters, values, onSend }: MoreFiltersProps) {
  return (
    <PopoverButton
      icon={settings2Icon}
      defaultOpen
      panel={
        <form
          method="get"
          aria-label={m.member_list_more()}
          className={styles.more}
          onSubmit={(event) => {
            event.preventDefault();
            onSend(entriesOf(event.currentTarget));
          }}
        >
          {filters.map((filter) => (
            <FilterField key={keyOf(filter)} filter={filter} values={values} />
          ))}
          <Button type="submit" variant="main">
            {m.member_list_search()}
          </Button>
        </form>
      }
    >
      {text}
    </PopoverButton>
  );
}
