import {
  content_clear,
  content_empty_text,
  content_empty_title,
  content_no_match_text,
  content_no_match_title,
} from '../../../platform/i18n/paraglide/messages.js';
import { NothingListed } from '../../site/shared/NothingListed.tsx';

/** Nothing in the column at all, or nothing that fits the filters; `clearHref` takes them away. */
export function ListEmpty({ clearHref }: { clearHref: string | null }) {
  return (
    <NothingListed
      clearHref={clearHref}
      none={{ title: content_empty_title(), text: content_empty_text() }}
      noMatch={{
        title: content_no_match_title(),
        text: content_no_match_text(),
        clear: content_clear(),
      }}
    />
  );
}
