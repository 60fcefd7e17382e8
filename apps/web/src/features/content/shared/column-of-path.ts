import { type ArticleColumn, articleColumns } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';

/** The column whose list or detail an address belongs to. */
export function columnOfUrl(url: string): ArticleColumn {
  const { pathname } = new URL(url);
  const column = articleColumns.find(
    (each) => pathname.startsWith(paths.articleList(each)) || pathname.startsWith(paths.article(each, '')),
  );
  if (!column) throw new RangeError(`no column at ${pathname}`);
  return column;
}
