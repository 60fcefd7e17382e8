import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import seedling from '../../../ui/state/seedling.webp';

export interface NothingListedProps {
  /** Removes the filters; null if there are none. */
  clearHref: string | null;
  /** Shown if the list is empty. */
  none: { title: string; text: string };
  /** Shown if nothing matches the filters; only for lists that have filters. */
  noMatch?: { title: string; text: string; clear?: string };
  /** Another place to go from here. */
  next?: { text: string; href: string };
}

/** A public list without rows, and where to go instead. */
export function NothingListed({ clearHref, none, noMatch, next }: NothingListedProps) {
  const other = next && <ButtonLink href={next.href}>{next.text}</ButtonLink>;
  if (clearHref === null || noMatch === undefined) {
    return (
      <EmptyState
        picture={seedling}
        title={none.title}
        action={other ?? <ButtonLink href={paths.home()}>{m.act_back_home()}</ButtonLink>}
      >
        {none.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={searchIcon}
      title={noMatch.title}
      action={
        <>
          <ButtonLink href={clearHref}>{noMatch.clear ?? m.content_clear()}</ButtonLink>
          {other}
        </>
      }
    >
      {noMatch.text}
    </EmptyState>
  );
}
