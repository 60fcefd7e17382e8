import { paths } from '@portal/contract/paths';
import type { DeclareItemRow } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes.ts';

/** Links to the window as a calendar file, until it closes. */
export function CalendarLink({ item }: { item: Pick<DeclareItemRow, 'itemId' | 'state'> }) {
  if (item.state !== 'OPEN' && item.state !== 'COMING') return null;
  return (
    <ButtonLink href={paths.declareItemCalendar(item.itemId)} download icon={calendarPlusIcon} wide>
      {m.act_add_to_calendar()}
    </ButtonLink>
  );
}
