import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { toast } from '../../../platform/account/toasts.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { maximizeIcon, minimizeIcon } from '../../../ui/icon/shapes.ts';

async function toggle(): Promise<void> {
  try {
    if (!document.fullscreenEnabled) throw new Error('no full screen');
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    toast('warning', m.member_fullscreen_unsupported());
  }
}

export function FullscreenButton() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return (
    <IconButton
      icon={isFull ? minimizeIcon : maximizeIcon}
      label={isFull ? m.member_fullscreen_leave() : m.member_fullscreen()}
      onClick={() => void toggle()}
    />
  );
}
