import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { rotateCcwClockIcon } from '../../../ui/icon/shapes/rotate-ccw-clock.ts';

/** Opens the drawer of versions, if there are any. */
export function VersionsButton({ count }: { count: number }) {
  const [, setSearch] = useSearchParams();
  if (count === 0) return null;
  return (
    <Button
      icon={rotateCcwClockIcon}
      onClick={() =>
        setSearch(
          (before) => {
            before.set('versions', '1');
            return before;
          },
          { preventScrollReset: true },
        )
      }
    >
      {m.editing_versions({ count })}
    </Button>
  );
}
