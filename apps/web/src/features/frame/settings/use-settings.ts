import { useSyncExternalStore } from 'react';
import { currentSettings, type FrameSettings, subscribeToSettings } from './frame-settings.ts';

export function useSettings(): FrameSettings {
  return useSyncExternalStore(subscribeToSettings, currentSettings);
}
