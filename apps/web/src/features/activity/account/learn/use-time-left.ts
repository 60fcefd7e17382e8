import { useEffect, useEffectEvent, useState } from 'react';

const secondMs = 1_000;

/** Milliseconds until an instant, updated every second; `onOver` is called once, when it is reached. */
export function useTimeLeft(until: number, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < until) return;
      clearInterval(timer);
      over();
    }, secondMs);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, until - now);
}

const two = (value: number) => String(value).padStart(2, '0');

/** 12:40, or 1:05:00 */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / secondMs);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
