import type { SiteSetting } from '@portal/contract/site';
import * as m from '@portal/texts/messages';
import { useRouteLoaderData } from 'react-router';

/** Who runs the portal; the name of the park stands in where nothing has been entered. */
export function useSiteSetting(): SiteSetting {
  const { setting } = useRouteLoaderData('root') as { setting: SiteSetting };
  return { ...setting, parkName: setting.parkName || m.site_park_name() };
}
