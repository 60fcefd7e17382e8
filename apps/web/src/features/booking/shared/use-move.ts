import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate, useSearchParams } from 'react-router';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { bookingQueryKeys } from './booking-query-keys.ts';
import type { SlotChoice } from './slot-choice.ts';

const listedAtOnce = 50;

/** The booking that the address asks to move to another slot. */
export function useMove() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('change') ?? '';
  const { data } = useQueryOf(
    'GET /api/propertyManage/booking/queryList',
    { tab: 'COMING', pageSize: listedAtOnce },
    { enabled: id !== '' },
  );
  const operate = useMutationOf('POST /api/propertyManage/booking/operate', {
    once: true,
    done: m.booking_moved(),
    invalidates: bookingQueryKeys,
  });
  const booking = data?.rows.find(({ bookingId }) => id !== '' && bookingId === id);
  const to = async (slotRequest: SlotChoice) => {
    if (
      booking &&
      (await operate.run({ id, event: 'change', version: booking.version, data: { slotRequest } }))
    )
      void navigate(paths.conferenceRoom({ view: 'mine' }), { replace: true });
  };
  return { booking, to, busy: operate.busy };
}
