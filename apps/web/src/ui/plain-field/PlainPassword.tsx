import { useState } from 'react';
import { RevealButton } from '../text-field/RevealButton.tsx';
import { PlainText, type PlainTextProps } from './PlainText.tsx';

interface PlainPasswordProps extends Omit<PlainTextProps, 'type' | 'end'> {
  labels: { show: string; hide: string };
}

export function PlainPassword({ labels, ...field }: PlainPasswordProps) {
  const [shown, setShown] = useState(false);
  const reveal = <RevealButton shown={shown} labels={labels} onToggle={() => setShown(!shown)} />;
  return <PlainText {...field} type={shown ? 'text' : 'password'} end={reveal} />;
}
