import * as m from '@portal/texts/messages';
import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/state/ErrorState.tsx';

/** A page that broke or whose script did not come; loading the document again mends both. */
export function PageError() {
  const { state } = useRevalidator();
  return (
    <>
      <title>{`${m.member_error_title()}_${m.site_platform_name()}`}</title>
      <ErrorState
        frame="page"
        heading={1}
        title={m.member_error_title()}
        retry={{ label: m.member_retry(), onRetry: () => location.reload(), busy: state === 'loading' }}
      >
        {m.member_error_text()}
      </ErrorState>
    </>
  );
}

/** In place of the whole document, where the frame itself did not come. */
export function FrameError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
