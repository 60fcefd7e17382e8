import { useRevalidator } from 'react-router';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { member_error_text, member_error_title, member_retry } from '../i18n/paraglide/messages.js';

/** A page that broke or whose script did not come; loading the document again mends both. */
export function PageError() {
  const { state } = useRevalidator();
  return (
    <ErrorState
      frame="page"
      heading={1}
      title={member_error_title()}
      retry={{ label: member_retry(), onRetry: () => location.reload(), busy: state === 'loading' }}
    >
      {member_error_text()}
    </ErrorState>
  );
}
