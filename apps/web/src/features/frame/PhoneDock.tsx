import * as m from '@portal/texts/messages';
import { Dock } from '../../ui/dock/Dock.tsx';
import { type FirstPlace, useFirstPlaces } from './first-places.ts';
import { useMenuCount } from './menu-count.ts';

/** The bottom bar of a phone, on its own pages only. */
export function PhoneDock() {
  const places = useFirstPlaces();
  const counted = places.map(useCounted);
  return places.some(({ current }) => current) ? <Dock label={m.site_dock()} places={counted} /> : null;
}

function useCounted(place: FirstPlace) {
  const value = useMenuCount(place.href);
  return { ...place, count: { value, label: m.member_waiting({ count: value }) } };
}
