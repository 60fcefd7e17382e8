import type { SiteSetting } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { useRouteLoaderData } from 'react-router';

/** The settings of the site; the park has a default name until one is entered. */
export function useSiteSetting(): SiteSetting {
  const { setting } = useRouteLoaderData('root') as { setting: SiteSetting };
  return { ...setting, parkName: setting.parkName || m.site_park_name() };
}
