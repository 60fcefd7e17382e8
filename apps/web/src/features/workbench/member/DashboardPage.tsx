import { member_dashboard } from '../../../platform/i18n/paraglide/messages.js';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';

/** The first page of every member: what waits for him, what is under way, what is new. */
export function Component() {
  return <PageTitle title={member_dashboard()} />;
}
