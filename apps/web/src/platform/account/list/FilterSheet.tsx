import * as m from '@portal/texts/messages';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { formatThousands } from '../../display/format.ts';
import { useQueryOf } from '../use-query-of.ts';
import styles from './FilterChips.module.css';
import { FilterField } from './FilterField.tsx';
import { arrangeFilters, entriesOf, keyOf } from './filter-entries.ts';
import { inputOf } from './list-address.ts';
import type { ListKey } from './list-key.ts';
import type { ListQuery } from './use-list-query.ts';

interface FilterSheetProps {
  query: ListQuery;
  endpoint: ListKey;
  fixed: Record<string, string | number> | undefined;
  onClose: () => void;
}

/** All filters of a list. The button shows the number of matching rows, and only it changes the address. */
export function FilterSheet({ query, endpoint, fixed, onClose }: FilterSheetProps) {
  const form = useId();
  const [draft, setDraft] = useState<Record<string, string>>({ ...query.values });
  const { line, more } = arrangeFilters(query.filters);
  const fields = [...line, ...more];
  const input = inputOf({ values: draft, sort: query.sort, page: 1, size: 1 });
  const { data } = useQueryOf(endpoint, { ...input, ...fixed }, { quiet: true, keepPrevious: true });
  const count = data && formatThousands(data.total);
  const [round, setRound] = useState(0);
  const clear = () => {
    const none = Object.fromEntries(
      fields
        .flatMap((field) => (field.kind === 'days' ? [field.from, field.to] : [field.name]))
        .map((name) => [name, '']),
    );
    setDraft({ ...draft, ...none });
    setRound(round + 1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.member_list_filters()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={clear}>{m.member_list_clear()}</Button>
          <Button type="submit" form={form} variant="main">
            {count === undefined ? m.member_list_show_some() : m.member_list_show({ count })}
          </Button>
        </>
      }
    >
      <Stack
        key={round}
        id={form}
        method="get"
        aria-label={m.member_list_search_label()}
        as="form"
        gap={16}
        className={styles.sheet}
        onChange={({ currentTarget }) => setDraft({ ...draft, ...entriesOf(currentTarget) })}
        onSubmit={(event) => {
          event.preventDefault();
          query.change({ values: { ...draft, ...entriesOf(event.currentTarget) } });
          onClose();
        }}
      >
        {fields.map((filter) => (
          <FilterField key={keyOf(filter)} filter={filter} values={draft} />
        ))}
      </Stack>
    </Dialog>
  );
}
