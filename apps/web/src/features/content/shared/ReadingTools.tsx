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
import Tools from './ReadingToolBar.island.tsx';

/** Share, print and text size above a text, in the reader's language. */
export function ReadingTools({ title }: { title: string }) {
  return (
    <Tools
      title={title}
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
