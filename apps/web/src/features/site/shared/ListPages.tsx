import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Pagination, type PaginationProps } from '../../../ui/pagination/Pagination.tsx';

interface ListPagesProps extends Pick<PaginationProps, 'page' | 'hrefOf' | 'summary'> {
  pageSize: number;
  total: number;
  /** Names the region if “pages” alone would be ambiguous. */
  label?: string;
}

/** The pagination of a list, in the reader's language. */
export function ListPages({ label = m.member_list_pages(), pageSize, total, ...pages }: ListPagesProps) {
  const left = total - pages.page * pageSize;
  return (
    <Pagination
      {...pages}
      pageCount={Math.ceil(total / pageSize)}
      more={m.site_page_more({ count: Math.min(left, pageSize), left: formatThousands(left) })}
      labels={{
        navigation: label,
        previous: m.member_list_previous(),
        next: m.member_list_next(),
        page: (page) => m.site_page_number({ page }),
      }}
    />
  );
}
