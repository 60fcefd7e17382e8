import * as m from '@portal/texts/messages';
import { Pagination, type PaginationProps } from '../../../ui/pagination/Pagination.tsx';

interface ListPagesProps extends Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf' | 'summary'> {
  /** Names the region where “pages” alone would be ambiguous. */
  label?: string;
}

/** The paging of a list, in the reader's language. */
export function ListPages({ label = m.site_pages(), ...pages }: ListPagesProps) {
  return (
    <Pagination
      {...pages}
      labels={{
        navigation: label,
        previous: m.site_page_previous(),
        next: m.site_page_next(),
        page: (page) => m.site_page_number({ page }),
      }}
    />
  );
}
