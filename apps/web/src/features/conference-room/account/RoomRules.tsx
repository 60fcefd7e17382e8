import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { durationText } from '../../../platform/display/duration-text.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { priceText } from '../../booking/shared/booking-cost.ts';
import { step } from '../../booking/shared/grid-rows.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { RoomNote } from '../shared/RoomNote.tsx';
import type { RoomGridAnswer } from '../shared/room-grid.ts';

/** Rules for all rooms, and for each room. */
export function RoomRules({ onClose }: { onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/confRoom/queryGrid', {});
  return (
    <Drawer open onClose={onClose} title={m.booking_rules()} size="large" closeLabel={m.act_close()}>
      <ul>
        {[
          m.room_rule_slots,
          m.room_rule_check_in,
          m.room_rule_no_show,
          m.room_rule_change,
          m.room_rule_pay,
          m.room_rule_wait,
        ].map((rule) => (
          <li key={rule()}>{rule()}</li>
        ))}
      </ul>
      <Answered of={answer}>
        {({ rooms }) => rooms.map((room) => <RulesOf key={room.roomId} room={room} />)}
      </Answered>
    </Drawer>
  );
}

const yesNo = (is: boolean) => (is ? m.input_yes() : m.input_no());

function RulesOf({ room }: { room: RoomGridAnswer['rooms'][number] }) {
  return (
    <Disclosure summary={<Written>{room.name}</Written>}>
      <p>
        <Written>{room.place}</Written> · <RoomNote {...room} />
      </p>
      {room.picture && (
        <ArticlePicture picture={room.picture} sizes="420px" widths={[480, 960]} ratio="3 / 2" last />
      )}
      {room.intro && (
        <p>
          <Written>{room.intro}</Written>
        </p>
      )}
      <Facts
        facts={[
          ...(room.buildingId === null
            ? []
            : [
                {
                  name: m.field_building(),
                  value: (
                    <Link href={paths.building(room.buildingId)}>
                      <Written>{room.buildingName}</Written>
                    </Link>
                  ),
                },
              ]),
          ...(room.floor === null ? [] : [{ name: m.field_floor(), value: String(room.floor) }]),
          ...room.services.map(({ name, fen }) => ({
            name,
            value: priceText(fen),
          })),
          { name: m.booking_hours(), value: `${room.openFrom}–${room.openTo}` },
          { name: m.room_longest(), value: durationText(room.maxSlots * step) },
          { name: m.field_min_ahead(), value: String(room.minAheadMin) },
          { name: m.field_max_ahead(), value: String(room.maxAheadDays) },
          { name: m.booking_needs_approval(), value: yesNo(room.needApproval) },
          { name: m.room_needs_check_in(), value: yesNo(room.checkInRequired) },
          { name: m.field_day_limit(), value: String(room.dayLimitPerUser) },
          { name: m.field_week_limit(), value: String(room.weekLimitPerEnterprise) },
          { name: m.field_price_per_slot(), value: priceText(room.pricePerSlotFen) },
          ...(room.pricePerSlotFen > 0
            ? [{ name: m.field_free_slots(), value: String(room.freeSlotsPerMonth) }]
            : []),
        ]}
      />
    </Disclosure>
  );
}
