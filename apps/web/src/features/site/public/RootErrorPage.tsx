import { site_not_found_title } from '../../../platform/i18n/paraglide/messages.js';

export function RootErrorPage() {
  return <h1>{site_not_found_title()}</h1>;
}
