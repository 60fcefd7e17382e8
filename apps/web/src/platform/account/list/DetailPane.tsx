import { Fragment, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LoadingLine } from '../LoadingLine.tsx';
import type { ListQuery } from './use-list-query.ts';

interface DetailPaneProps {
  query: Pick<ListQuery, 'hrefWith'>;
  /** The query parameter that names the opened row, or `new`. */
  name: string;
  /** Shows the row; closing returns to the same filters and page. */
  children: (id: string, close: () => void) => ReactNode;
}

/** A pane next to a list, opened by its address, such as the drawer of a row; loaded on demand. */
export function DetailPane({ query, name, children }: DetailPaneProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(name);
  if (!id) return null;
  const close = () => void navigate(query.hrefWith({}), { replace: true, preventScrollReset: true });
  return (
    <Suspense fallback={<LoadingLine />}>
      <Fragment key={id}>{children(id, close)}</Fragment>
    </Suspense>
  );
}
