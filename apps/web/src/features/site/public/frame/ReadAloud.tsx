import { useEffect, useRef, useState } from 'react';
import { DropdownButton } from '../../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { pauseIcon, playIcon, volume2Icon, volumeXIcon } from '../../../../ui/icon/shapes.ts';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import { createReader, type Reader, type Reading } from './read-aloud.ts';

export interface ReadAloudTexts {
  read: string;
  pause: string;
  resume: string;
  stop: string;
}

/** Reads the page aloud; renders nothing if the browser has no speech synthesis. */
export function ReadAloud({ texts }: { texts: ReadAloudTexts }) {
  const [reading, setReading] = useState<Reading>('silent');
  const reader = useRef<Reader>(undefined);
  const canSpeak = useInBrowser(() => 'speechSynthesis' in window, false);

  useEffect(() => () => reader.current?.stop(), []);

  const read = () => {
    reader.current ??= createReader(setReading);
    reader.current.read();
  };

  if (!canSpeak) return null;
  if (reading === 'silent') {
    return (
      <DropdownButton onClick={read}>
        <Icon shape={volume2Icon} />
        {texts.read}
      </DropdownButton>
    );
  }
  const isPaused = reading === 'paused';
  return (
    <>
      <DropdownButton onClick={() => (isPaused ? reader.current?.resume() : reader.current?.pause())}>
        <Icon shape={isPaused ? playIcon : pauseIcon} />
        {isPaused ? texts.resume : texts.pause}
      </DropdownButton>
      <DropdownButton onClick={() => reader.current?.stop()}>
        <Icon shape={volumeXIcon} />
        {texts.stop}
      </DropdownButton>
    </>
  );
}
