import { useEffect, useRef, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { shareAddress } from '../../../platform/page/share-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { checkIcon, copyIcon } from '../../../ui/icon/shapes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { useInBrowser } from './use-in-browser.ts';

interface CopyButtonProps {
  /** The text to copy; defaults to the address of the page. */
  text?: string;
  label: string;
  /** Tells screen readers what is copied, if the label alone does not. */
  about?: string;
  done: string;
  /** Shown if the browser does not allow copying. */
  failed: string;
  /** Defaults to small. */
  size?: 'large';
}

const doneForMs = 2_000;

/** Disabled until the script has loaded. */
function CopyButton({ text, label, about, done, failed, size }: CopyButtonProps) {
  const canCopy = useInBrowser(() => 'clipboard' in navigator, false);
  const [result, setResult] = useState<'copied' | 'failed'>();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    const written = navigator.clipboard.writeText(text ?? shareAddress());
    setResult(
      await written.then(
        () => 'copied',
        () => 'failed',
      ),
    );
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setResult(undefined), doneForMs);
  };
  const said = result && { copied: done, failed }[result];
  return (
    <>
      <Button
        size={size ?? 'small'}
        disabled={!canCopy}
        icon={result === 'copied' ? checkIcon : copyIcon}
        aria-label={about ? `${label} ${about}` : undefined}
        onClick={() => void copy()}
      >
        {said ?? label}
      </Button>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}

export default island('site/shared/CopyButton', CopyButton, 'visible');
