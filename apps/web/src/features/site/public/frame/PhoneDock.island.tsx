import { island } from '../../../../platform/island/island.tsx';
import { Dock, type DockPlace } from '../../../../ui/dock/Dock.tsx';
import { useUnread } from '../../shared/use-unread.ts';

interface PhoneDockProps {
  label: string;
  places: DockPlace[];
  /** The address whose place counts unread messages, and the words for a number of them. */
  messages: { href: string; label: string };
}

function PhoneDock({ label, places, messages }: PhoneDockProps) {
  const unread = useUnread() ?? 0;
  const counted = places.map((place) =>
    place.href === messages.href
      ? { ...place, count: { value: unread, label: messages.label.replace('#', String(unread)) } }
      : place,
  );
  return <Dock label={label} places={counted} />;
}

export default island('site/public/frame/PhoneDock', PhoneDock, 'idle');
