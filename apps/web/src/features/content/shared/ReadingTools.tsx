import * as m from '@portal/texts/messages';
import type { CollectButtonProps } from '../../collect/shared/CollectButton.island.tsx';
import Tools from './ReadingToolBar.island.tsx';

interface ReadingToolsProps {
  title: string;
  /** Set if the text can be collected. */
  collect?: CollectButtonProps;
  /** Defaults to above the text. */
  place?: 'above' | 'end';
}

/** Collect, share, print and, above a text, text size; in the reader's language. */
export function ReadingTools({ title, collect, place = 'above' }: ReadingToolsProps) {
  return (
    <Tools
      title={title}
      place={place}
      {...(collect ? { collect } : {})}
      texts={{
        tools: m.content_tools(),
        share: m.content_share(),
        copy: m.act_copy_link(),
        copied: m.content_copied(),
        copyFailed: m.content_copy_failed(),
        print: m.act_print(),
        size: m.content_size(),
        small: m.content_size_small(),
        medium: m.content_size_medium(),
        large: m.content_size_large(),
      }}
    />
  );
}
