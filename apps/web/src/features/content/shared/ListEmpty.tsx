import * as m from '@portal/texts/messages';
import { NothingListed } from '../../site/shared/NothingListed.tsx';

/** Shown when the column is empty or nothing matches the filters; `clearHref` removes the filters. */
export function ListEmpty({ clearHref }: { clearHref: string | null }) {
  return (
    <NothingListed
      clearHref={clearHref}
      none={{ title: m.content_empty_title(), text: m.content_empty_text() }}
      noMatch={{ title: m.content_no_match_title(), text: m.content_no_match_text() }}
    />
  );
}
