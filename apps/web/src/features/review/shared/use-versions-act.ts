import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { rotateCcwClockIcon } from '../../../ui/icon/shapes.ts';

/** Opens the drawer of versions; empty while there are no versions. */
export function useVersionsAct(count: number): BarAct[] {
  const [, setSearch] = useSearchParams();
  if (count === 0) return [];
  const open = () =>
    setSearch(
      (before) => {
        before.set('versions', '1');
        return before;
      },
      { preventScrollReset: true },
    );
  return [{ key: 'versions', text: m.editing_versions({ count }), icon: rotateCcwClockIcon, onPress: open }];
}
