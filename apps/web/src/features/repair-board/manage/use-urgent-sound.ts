import { useEffect, useRef } from 'react';

/** Two short tones; browsers stay silent until the user has interacted with the page. */
function sound(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(880, audio.currentTime);
  tone.frequency.setValueAtTime(660, audio.currentTime + 0.18);
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.4);
  tone.addEventListener('ended', () => void audio.close());
}

/** Sounds once for each urgent report that arrives while the board is open, not for those already there. */
export function useUrgentSound(urgentIds: readonly string[]): void {
  const known = useRef<Set<string>>(undefined);
  const ids = urgentIds.join(' ');
  useEffect(() => {
    const now = ids === '' ? [] : ids.split(' ');
    const before = known.current;
    known.current = new Set([...(before ?? []), ...now]);
    if (before && now.some((id) => !before.has(id))) sound();
  }, [ids]);
}
