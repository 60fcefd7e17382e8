import {
  policy_page_next,
  policy_page_number,
  policy_page_previous,
  policy_pages_label,
} from '../../../platform/i18n/paraglide/messages.js';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';

interface ListPagesProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

export function ListPages(props: ListPagesProps) {
  return (
    <Pagination
      {...props}
      labels={{
        navigation: policy_pages_label(),
        previous: policy_page_previous(),
        next: policy_page_next(),
        page: (page) => policy_page_number({ page }),
      }}
    />
  );
}
