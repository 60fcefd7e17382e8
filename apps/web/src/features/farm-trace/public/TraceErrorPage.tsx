import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { BatchSearch } from '../../farm/shared/BatchSearch.tsx';
import styles from './TraceErrorPage.module.css';

/** Shown for an unknown box number, or a page that failed to load. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? m.farm_unknown() : m.trace_failed_page();
  return (
    <Stack contained gap={16} items="start" padTop={64} padBottom={96} className={styles.page}>
      <PageHead title={[title, m.farm_title()]} noIndex />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{isMissing ? m.farm_unknown_text() : m.trace_failed_page_text()}</p>
      {isMissing && <BatchSearch />}
      <p>
        <ButtonLink href={paths.farmingList()}>{m.trace_other_batch()}</ButtonLink>
      </p>
    </Stack>
  );
}
