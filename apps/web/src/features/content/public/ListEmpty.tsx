import { paths } from '../../../paths.ts';
import {
  content_back_home,
  content_clear,
  content_empty_text,
  content_empty_title,
  content_no_match_text,
  content_no_match_title,
} from '../../../platform/i18n/paraglide/messages.js';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { searchIcon } from '../../../ui/icon/shapes/search.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import seedling from '../../../ui/state/seedling.webp';

/** Nothing in the column at all, or nothing that fits the filters; `clearHref` takes them away. */
export function ListEmpty({ clearHref }: { clearHref: string | null }) {
  if (clearHref === null) {
    return (
      <EmptyState
        picture={seedling}
        title={content_empty_title()}
        action={<ButtonLink href={paths.home()}>{content_back_home()}</ButtonLink>}
      >
        {content_empty_text()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={searchIcon}
      title={content_no_match_title()}
      action={<ButtonLink href={clearHref}>{content_clear()}</ButtonLink>}
    >
      {content_no_match_text()}
    </EmptyState>
  );
}
