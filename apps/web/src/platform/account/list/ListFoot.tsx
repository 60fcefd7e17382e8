import * as m from '@portal/texts/messages';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';
import { formatThousands } from '../../display/format.ts';
import styles from './List.module.css';
import { pageSizes } from './list-address.ts';
import type { ListQuery } from './use-list-query.ts';

interface ListFootProps {
  query: ListQuery;
  total: number;
  totalIsExact: boolean;
}

/** The number of rows, the page size, and links to the other pages. */
export function ListFoot({ query, total, totalIsExact }: ListFootProps) {
  const { page, size } = query;
  const count = {
    from: (page - 1) * size + 1,
    to: Math.min(page * size, total),
    total: formatThousands(total),
  };
  return (
    <Row wrap align="center" gap={8} gapX={16} tone="quiet" size={13} className={styles.foot}>
      <span>{(totalIsExact ? m.member_list_count : m.member_list_count_at_least)(count)}</span>
      <NativeSelect
        label={m.member_list_per_page({ size: '' })}
        hiddenLabel
        value={String(size)}
        options={pageSizes.map((known) => ({
          value: String(known),
          text: m.member_list_per_page({ size: known }),
        }))}
        onChange={({ target }) => query.change({ size: Number(target.value) })}
      />
      <Text as="div" atEnd className={styles.pages}>
        <Pagination
          bare
          page={page}
          pageCount={Math.ceil(total / size)}
          hrefOf={(wanted) => query.href({ page: wanted })}
          labels={{
            navigation: m.member_list_pages(),
            previous: m.member_list_previous(),
            next: m.member_list_next(),
            page: (wanted) => m.member_list_page({ page: wanted }),
          }}
        />
      </Text>
    </Row>
  );
}
