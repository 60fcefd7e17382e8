import {
  site_page_next,
  site_page_number,
  site_page_previous,
  site_pages,
} from '../../../platform/i18n/paraglide/messages.js';
import { Pagination, type PaginationProps } from '../../../ui/pagination/Pagination.tsx';

interface ListPagesProps extends Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf' | 'summary'> {
  /** Names the region where “pages” alone would not do. */
  label?: string;
}

/** The pages of a list, in the reader's language. */
export function ListPages({ label = site_pages(), ...pages }: ListPagesProps) {
  return (
    <Pagination
      {...pages}
      labels={{
        navigation: label,
        previous: site_page_previous(),
        next: site_page_next(),
        page: (page) => site_page_number({ page }),
      }}
    />
  );
}
