import * as m from '@portal/texts/messages';
import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/state/ErrorState.tsx';

/** Shown when a page crashed or its script failed to load; reloading the document fixes both. */
export function PageError() {
  const { state } = useRevalidator();
  return (
    <>
      <title>{`${m.member_error_title()}_${m.site_platform_name()}`}</title>
      <ErrorState
        frame="page"
        heading={1}
        title={m.member_error_title()}
        retry={{ label: m.act_retry(), onRetry: () => location.reload(), busy: state === 'loading' }}
      >
        {m.member_error_text()}
      </ErrorState>
    </>
  );
}

/** Replaces the whole document when the frame itself failed to load. */
export function FrameError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
