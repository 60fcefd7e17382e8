import {
  content_copied,
  content_copy,
  content_copy_failed,
  content_print,
  content_share,
  content_size,
  content_size_large,
  content_size_medium,
  content_size_small,
  content_tools,
} from '../../../platform/i18n/paraglide/messages.js';
import type { CollectButtonProps } from '../../collect/shared/CollectButton.island.tsx';
import Tools from './ReadingToolBar.island.tsx';

interface ReadingToolsProps {
  title: string;
  /** Given where the text can be collected. */
  collect?: CollectButtonProps;
  /** Left out: above the text. */
  place?: 'above' | 'end';
}

/** Collect, share, print and, above a text, its size, in the reader's language. */
export function ReadingTools({ title, collect, place = 'above' }: ReadingToolsProps) {
  return (
    <Tools
      title={title}
      place={place}
      {...(collect ? { collect } : {})}
      texts={{
        tools: content_tools(),
        share: content_share(),
        copy: content_copy(),
        copied: content_copied(),
        copyFailed: content_copy_failed(),
        print: content_print(),
        size: content_size(),
        small: content_size_small(),
        medium: content_size_medium(),
        large: content_size_large(),
      }}
    />
  );
}
