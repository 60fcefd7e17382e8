import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { RoomSchedule } from '../shared/RoomSchedule.tsx';
import { useSchedule } from '../shared/use-schedule.ts';
import { RoomTabs } from './RoomTabs.tsx';

/** The day of all rooms for operators; a block leads to its booking. */
export function RoomDay() {
  const schedule = useSchedule(paths.manageRooms());
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={m.room_manage_title()} aside={<RoomTabs current="day" />} inLine />
      <RoomSchedule
        schedule={schedule}
        actOn={({ roomId, date }) =>
          () =>
            void navigate(paths.manageRooms({ roomId, date }))
          }
      />
    </>
  );
}
