import type { ManagedRoom, RoomContent } from '@portal/contract/conference-room/manage';
import * as m from '@portal/texts/messages';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { opensEarly } from '../../../platform/form/opens-early.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import {
  ClosedDaysInput,
  HoursInputs,
  PlaceRules,
  StateInputs,
} from '../../booking/shared/BookableFields.tsx';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';

const BuildingInput = inputOf(opensEarly(Select), {
  format: (value) => (value as string | null) ?? '',
  parse: (value: string) => value || null,
});

/** Services that can be booked with the room, with prices. */
const ServiceRows = () => (
  <RowsInput<RoomContent>
    name="services"
    newRow={() => ({ name: '', fen: 0 })}
    max={8}
    add={m.room_add_service()}
    columns="1.4fr 1fr"
  >
    {(place) => (
      <>
        <TextInput name={`${place}.name`} />
        <MoneyInput name={`${place}.fen`} unit={m.field_yuan()} orZero />
      </>
    )}
  </RowsInput>
);

/** The room, its opening hours, and its booking rules. */
export function RoomFields({ picture }: Pick<ManagedRoom, 'picture'>) {
  return (
    <>
      <FormSection title={m.field_room()}>
        <TextInput name="name" />
        <TextInput name="place" />
        <BuildingInput
          name="buildingId"
          label={m.field_building()}
          placeholder={m.room_no_building()}
          options={useBuildingOptions()}
        />
        <NumberInput name="floor" />
        <NumberInput name="seats" minValue={1} />
        <WordsInput name="equipment" label={m.field_equipment()} hint={m.booking_equipment_hint()} />
        <Wide>
          <TextAreaInput name="intro" rows={2} />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_room_picture()}
            purpose="roomPicture"
            present={picture && { fileId: picture.fileId, name: picture.alt }}
          />
        </Wide>
        <StateInputs />
      </FormSection>
      <FormSection title={m.field_room_service()} columns={1}>
        <ServiceRows />
      </FormSection>
      <FormSection title={m.booking_hours()}>
        <HoursInputs />
        <ClosedDaysInput />
      </FormSection>
      <PlaceRules
        after={
          <>
            <MoneyInput name="pricePerSlotFen" unit={m.field_yuan()} />
            <NumberInput name="freeSlotsPerMonth" minValue={0} />
            <Wide>
              <SwitchInput name="checkInRequired">{m.room_needs_check_in()}</SwitchInput>
            </Wide>
          </>
        }
      />
    </>
  );
}
