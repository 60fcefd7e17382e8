import * as m from '@portal/texts/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { arrowLeftIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type Versioned, VersionList } from './VersionList.tsx';
import styles from './Versions.module.css';

interface VersionsDrawerProps {
  of: Versioned;
  /** What differs between a version and the current text. */
  difference: (no: number) => ReactNode;
}

/** The approved versions of a text, to compare and restore; open while the address says so. */
export function VersionsDrawer({ of, difference }: VersionsDrawerProps) {
  const [search, setSearch] = useSearchParams();
  const [compared, setCompared] = useState<number | null>(null);
  const close = () => {
    setCompared(null);
    setSearch(
      (before) => {
        before.delete('versions');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Drawer
      open={search.get('versions') === '1'}
      onClose={close}
      title={m.editing_versions_title()}
      size="large"
      closeLabel={m.act_close()}
    >
      {compared === null ? (
        <VersionList of={of} onCompare={setCompared} onRestored={close} />
      ) : (
        <Stack gap={20} className={styles.compared}>
          <BackButton onBack={() => setCompared(null)} />
          {difference(compared)}
        </Stack>
      )}
    </Drawer>
  );
}

/** Takes the focus, since the button that was clicked no longer exists. */
function BackButton({ onBack }: { onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} icon={arrowLeftIcon} size="small" onClick={onBack}>
      {m.editing_versions_back()}
    </Button>
  );
}
