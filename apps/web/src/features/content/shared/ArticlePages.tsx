import * as m from '@portal/texts/messages';
import { ListPages } from '../../site/shared/ListPages.tsx';

interface ArticlePagesProps {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
  /** What stands beside the numbers, if it is not articles that are counted. */
  summaryOf?: (range: { size: number; from: number; to: number }) => string;
}

/** Pages of a list of the information columns. */
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
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={hrefOf}
      summary={total > pageSize ? summaryOf({ size: pageSize, from, to }) : undefined}
    />
  );
}
