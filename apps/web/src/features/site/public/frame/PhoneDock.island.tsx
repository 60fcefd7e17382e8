import { island } from '../../../../platform/island/island.tsx';
import { Dock, type DockPlace } from '../../../../ui/dock/Dock.tsx';
import { useTodoCounts } from '../../shared/use-todo-counts.ts';
import { useUnread } from '../../shared/use-unread.ts';

interface PhoneDockProps {
  label: string;
  places: DockPlace[];
  /** The entries that show a count, of unread messages and of to-do items, with the label for the count. */
  messages: { href: string; label: string };
  publicServices: { href: string; label: string };
}

function PhoneDock({ label, places, messages, publicServices }: PhoneDockProps) {
  const unread = useUnread() ?? 0;
  const waiting = Object.values(useTodoCounts() ?? {}).reduce((sum, count) => sum + count, 0);
  const counts = [
    { ...messages, value: unread },
    { ...publicServices, value: waiting },
  ];
  const counted = places.map((place) => {
    const count = counts.find(({ href }) => href === place.href);
    return count
      ? { ...place, count: { value: count.value, label: count.label.replace('#', String(count.value)) } }
      : place;
  });
  return <Dock label={label} places={counted} />;
}

export default island('site/public/frame/PhoneDock', PhoneDock, 'idle');
