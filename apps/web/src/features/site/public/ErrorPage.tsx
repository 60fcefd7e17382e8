import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Withdrawal } from '../../../platform/page/load.ts';
import { Forbidden } from './errors/Forbidden.tsx';
import { NotFound } from './errors/NotFound.tsx';
import { ServerError } from './errors/ServerError.tsx';
import { Withdrawn } from './errors/Withdrawn.tsx';

/** Fills the frame when a page cannot be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 410) return <Withdrawn {...(error.data as Withdrawal)} />;
  if (status === 404) return <NotFound />;
  if (status === 401 || status === 403) return <Forbidden />;
  return <ServerError />;
}
