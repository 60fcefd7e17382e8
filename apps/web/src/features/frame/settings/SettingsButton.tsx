import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { settings2Icon, settingsIcon } from '../../../ui/icon/shapes.ts';
import styles from './Settings.module.css';
import { useSettings } from './use-settings.ts';

const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'));

/** Opens the settings panel, from the navbar and, if enabled, from the edge of the page. */
export function SettingsButton() {
  const { showSettings } = useSettings();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const show = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton icon={settings2Icon} label={m.member_settings()} aria-haspopup="dialog" onClick={show} />
      {showSettings && (
        <button
          type="button"
          className={styles.edge}
          aria-label={m.member_settings()}
          aria-haspopup="dialog"
          onClick={show}
        >
          <Icon shape={settingsIcon} />
        </button>
      )}
      {wasOpen && (
        <Suspense>
          <SettingsPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
