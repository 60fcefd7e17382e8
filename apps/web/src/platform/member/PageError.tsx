import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import {
  member_error_text,
  member_error_title,
  member_retry,
  site_platform_name,
} from '../i18n/paraglide/messages.js';

/** A page that broke or whose script did not come; loading the document again mends both. */
export function PageError() {
  const { state } = useRevalidator();
  return (
    <>
      <title>{`${member_error_title()}_${site_platform_name()}`}</title>
      <ErrorState
        frame="page"
        heading={1}
        title={member_error_title()}
        retry={{ label: member_retry(), onRetry: () => location.reload(), busy: state === 'loading' }}
      >
        {member_error_text()}
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
