import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useUser } from '../../../platform/account/use-user.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

/** Only enterprises can request data rooms; persons don't get that tab. */
export function VentureTabs({ current }: { current: 'ventures' | 'introductions' | 'rooms' }) {
  const { enterpriseId } = useUser();
  return (
    <TabLinks
      label={m.venture_own_title()}
      currentKey={current}
      items={[
        { key: 'ventures', href: paths.ownVentures(), text: m.venture_tab_own() },
        {
          key: 'introductions',
          href: paths.ownVentures({ view: 'introductions' }),
          text: m.venture_tab_introductions(),
        },
        ...(enterpriseId === ''
          ? []
          : [
              {
                key: 'rooms',
                href: paths.ownVentures({ view: 'rooms' }),
                text: m.venture_tab_rooms(),
              },
            ]),
      ]}
    />
  );
}
