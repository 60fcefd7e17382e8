import { useEffect, useRef, useState } from 'react';

export const maxSeconds = 120;

/** Browsers without a microphone, and insecure pages, only offer file upload. */
export const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator;

/** Records from the microphone until stopped, or until the maximum length. `seconds` is null while not recording. */
export function useRecorder(onSound: (sound: File) => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const running = useRef<MediaRecorder>(undefined);
  const end = () => running.current?.state === 'recording' && running.current.stop();
  useEffect(
    () => () => {
      for (const track of running.current?.stream.getTracks() ?? []) track.stop();
    },
    [],
  );
  const begin = async () => {
    setIsRefused(false);
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
    if (!stream) return setIsRefused(true);
    const recorder = new MediaRecorder(stream);
    running.current = recorder;
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const from = Date.now();
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - from) / 1_000);
      setSeconds(passed);
      if (passed >= maxSeconds) end();
    }, 1_000);
    recorder.onstop = () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
      setSeconds(null);
      const [type = ''] = recorder.mimeType.split(';');
      onSound(
        new File(parts, `voice.${type === 'audio/mp4' ? 'm4a' : type.replace('audio/', '')}`, { type }),
      );
    };
    recorder.start();
    setSeconds(0);
  };
  return { seconds, isRefused, begin: () => void begin(), end };
}
