import { Fragment, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListQuery } from './use-list-query.ts';

interface DetailPaneProps {
  query: Pick<ListQuery, 'hrefWith'>;
  /** The parameter of the address that names the opened row, or `new`. */
  name: string;
  /** What shows the row; closing leads back to the same filters and page. */
  children: (id: string, close: () => void) => ReactNode;
}

/** What is opened beside a list by its address, such as the drawer of a row; it is loaded when it is asked for. */
export function DetailPane({ query, name, children }: DetailPaneProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(name);
  if (!id) return null;
  const close = () => void navigate(query.hrefWith({}), { replace: true, preventScrollReset: true });
  return (
    // Nothing to be seen, but for whoever waits until the page stands still.
    <Suspense fallback={<span hidden aria-busy="true" />}>
      <Fragment key={id}>{children(id, close)}</Fragment>
    </Suspense>
  );
}
