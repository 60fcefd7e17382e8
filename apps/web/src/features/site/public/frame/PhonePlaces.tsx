import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { bellIcon, grid2x2Icon, houseIcon, scrollTextIcon, userIcon } from '../../../../ui/icon/shapes.ts';
import { useHasPage } from '../../shared/known-pages.ts';
import { isPlace } from './navigation.ts';
import PhoneDock from './PhoneDock.island.tsx';

/** The bottom bar on phones, only on the pages it links to; all others have a back link. */
export function PhonePlaces() {
  const { path } = usePageUrl();
  const hasPage = useHasPage();
  const places = [
    { href: paths.home(), icon: houseIcon, text: m.site_home() },
    { href: paths.publicServices(), icon: grid2x2Icon, text: m.public_service_title() },
    { href: paths.policyList(), icon: scrollTextIcon, text: m.site_nav_policy() },
    { href: paths.myMessages(), icon: bellIcon, text: m.message_link() },
    { href: paths.dashboard(), icon: userIcon, text: m.site_mine() },
  ]
    .filter(({ href }) => hasPage(href))
    .map((place) => ({ ...place, current: isPlace(path, place.href) }));
  if (!places.some(({ current }) => current)) return null;
  return (
    <PhoneDock
      label={m.site_dock()}
      places={places}
      messages={{ href: paths.myMessages(), label: m.message_bell({ count: '#' }) }}
      publicServices={{ href: paths.publicServices(), label: m.member_waiting({ count: '#' }) }}
    />
  );
}
