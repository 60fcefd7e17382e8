import {
  content_next_page,
  content_page,
  content_page_range,
  content_pages,
  content_previous_page,
} from '../../../platform/i18n/paraglide/messages.js';
import { Pagination } from '../../../ui/pagination/Pagination.tsx';

interface ListPagesProps {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
  /** What stands beside the numbers, if it is not articles that are counted. */
  summaryOf?: (range: { size: number; from: number; to: number }) => string;
}

/** Pages of a list of the information columns. */
export function ListPages({ page, pageSize, total, hrefOf, summaryOf = content_page_range }: ListPagesProps) {
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={hrefOf}
      labels={{
        navigation: content_pages(),
        previous: content_previous_page(),
        next: content_next_page(),
        page: (number) => content_page({ page: number }),
      }}
      summary={total > pageSize ? summaryOf({ size: pageSize, from, to }) : undefined}
    />
  );
}
