import { useEffect, useRef, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { shareAddress } from '../../../platform/page/share-address.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { linkIcon, printerIcon, share2Icon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import CollectButton, { type CollectButtonProps } from '../../collect/shared/CollectButton.island.tsx';
import styles from './ReadingToolBar.module.css';

const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];
const storageKey = 'reading_size';

type TextName = 'tools' | 'share' | 'copy' | 'copied' | 'copyFailed' | 'print' | 'size' | Size;

interface ReadingToolBarProps {
  title: string;
  collect?: CollectButtonProps;
  /** `above` a text, with text sizes; or at the `end` of a line in the page header. */
  place: 'above' | 'end';
  texts: Record<TextName, string>;
}

const isSize = (value: string | null): value is Size => sizes.some((size) => size === value);

/** The size chosen last; reading storage may throw. */
function rememberedSize(): Size {
  try {
    const stored = localStorage.getItem(storageKey);
    return isSize(stored) ? stored : 'medium';
  } catch {
    return 'medium';
  }
}

function rememberSize(size: Size): void {
  try {
    localStorage.setItem(storageKey, size);
  } catch {
    // The choice then only lasts for this page.
  }
}

/** Controls the nearest element with `data-reading`: its `data-size` scales the text. */
function ReadingToolBar({ title, collect, place, texts }: ReadingToolBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [alive, setAlive] = useState(false);
  const [canShare, setCanShare] = useState(false);
  const [size, setSize] = useState<Size>('medium');
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    setAlive(true);
    setCanShare(typeof navigator.share === 'function');
    setSize(rememberedSize());
  }, []);

  useEffect(() => {
    const text = bar.current?.closest<HTMLElement>('[data-reading]');
    if (text) text.dataset.size = size;
  }, [size]);

  const share = () => navigator.share({ title, url: shareAddress() }).catch(() => undefined);
  const copy = async () => {
    try {
      // The clipboard is only available on a secure connection.
      await navigator.clipboard.writeText(shareAddress());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const choose = (chosen: Size) => {
    setSize(chosen);
    rememberSize(chosen);
  };

  return (
    <Row
      ref={bar}
      aria-label={texts.tools}
      as="section"
      wrap
      align="center"
      gap={4}
      above={20}
      padBlock={8}
      size={14}
      className={styles.tools}
      data-place={place}
      data-alive={alive || undefined}
    >
      {collect && <CollectButton {...collect} look="tool" />}
      {canShare && <Tool name="share" icon={share2Icon} text={texts.share} onPress={share} />}
      <Tool name="copy" icon={linkIcon} text={texts.copy} onPress={() => void copy()} />
      <Tool name="print" icon={printerIcon} text={texts.print} onPress={() => print()} />
      <Text
        role="status"
        as="span"
        tone="leaf"
        className={styles.message}
        data-failed={copied === false || undefined}
      >
        {copied !== undefined && (copied ? texts.copied : texts.copyFailed)}
      </Text>
      {place === 'above' && (
        <Row as="fieldset" inline align="baseline" gap={2} atEnd tone="faint" className={styles.sizes}>
          <VisuallyHidden as="legend">{texts.size}</VisuallyHidden>
          <span aria-hidden>{texts.size}</span>
          {sizes.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.size}
              data-size-of={each}
              aria-pressed={each === size}
              onClick={() => choose(each)}
            >
              {texts[each]}
            </button>
          ))}
        </Row>
      )}
    </Row>
  );
}

interface ToolProps {
  name: 'share' | 'copy' | 'print';
  icon: string;
  text: string;
  onPress: () => void;
}

function Tool({ name, icon, text, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} data-tool={name} onClick={onPress}>
      <Icon shape={icon} />
      {text}
    </button>
  );
}

export default island('content/shared/ReadingToolBar', ReadingToolBar, 'idle');
