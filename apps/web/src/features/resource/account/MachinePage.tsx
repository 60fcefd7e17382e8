import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { MachineGrid } from '@portal/contract/resource/public';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { isDay } from '../../../platform/display/day-words.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { BookingDesk } from '../../booking/shared/BookingDesk.tsx';
import { whenText } from '../../booking/shared/booking-variants.ts';

const MachineDrawer = lazy(async () => ({ default: (await import('./MachineDrawer.tsx')).MachineDrawer }));

const refreshMs = 60_000;

/** Fourteen days of an instrument, the slot chosen in them, and the booking form. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const date = search.get('date');
  const answer = useQueryOf(
    'GET /api/serviceManage/resource/queryGrid',
    { id, ...(isDay(date) ? { date } : {}) },
    { keepPrevious: true, every: refreshMs },
  );
  return (
    <>
      <PageTitle
        title={answer.data?.name ?? m.resource_booking()}
        note={m.resource_machine_lead()}
        actions={<ButtonLink href={paths.resources('instrument')}>{m.resource_back()}</ButtonLink>}
      />
      <Answered of={answer} lines={12}>
        {(machine) => <Desk key={id} machine={machine} from={search.get('from') ?? ''} />}
      </Answered>
    </>
  );
}

function Desk({ machine, from }: { machine: MachineGrid; from: string }) {
  const { resourceId, unitFen, unitName, feeText } = machine;
  return (
    <BookingDesk
      thing={{ ...machine, roomId: resourceId }}
      grid={machine}
      from={from}
      hrefOf={(day) => paths.machine(resourceId, { date: day })}
      note={unitFen > 0 ? m.resource_price_of({ price: formatFen(unitFen), unit: unitName }) : feeText}
      chosenText={whenText}
      bookText={m.booking_book_this()}
    >
      {(opened, close, done) => (
        <MachineDrawer
          key={JSON.stringify(opened)}
          {...opened}
          machine={machine}
          onClose={close}
          onDone={done}
        />
      )}
    </BookingDesk>
  );
}
