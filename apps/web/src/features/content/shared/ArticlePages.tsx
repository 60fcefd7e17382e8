import * as m from '@portal/texts/messages';
import { ListPages } from '../../site/shared/ListPages.tsx';

interface ArticlePagesProps {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Summary next to the page numbers, if the list does not count articles. */
  summaryOf?: (range: { size: number; from: number; to: number }) => string;
}

/** Paging for the lists of the information section. */
export function ArticlePages({
  page,
  pageSize,
  total,
  hrefOf,
  summaryOf = m.content_page_range,
}: ArticlePagesProps) {
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <ListPages
      page={page}
      pageSize={pageSize}
      total={total}
      hrefOf={hrefOf}
      summary={total > pageSize ? summaryOf({ size: pageSize, from, to }) : undefined}
    />
  );
}
