import type { Picture } from '@portal/contract/fields';
import type { VenueContent } from '@portal/contract/venue/manage';
import { venueKindLabels } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { DaysInput } from '../../../platform/form/DaysInput.tsx';
import { GallerySection } from '../../../platform/form/GallerySection.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import {
  ClosedDaysInput,
  HoursInputs,
  PlaceRules,
  StateInputs,
} from '../../booking/shared/BookableFields.tsx';
import { halfHours } from '../../booking/shared/half-hours.ts';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';
import { dayKindNames } from '../shared/venue-words.ts';

const freshPrice = {
  dayKind: 'workday',
  from: '18:00',
  to: '22:00',
  memberFenPerHour: 0,
  publicFenPerHour: 0,
} as const;

/** Hourly prices, one row for each part of a kind of day. */
const PriceRows = () => (
  <RowsInput<VenueContent>
    name="priceRules"
    newRow={() => freshPrice}
    max={12}
    add={m.act_add_price()}
    columns="repeat(3, 1fr)"
  >
    {(place) => (
      <>
        <SelectInput name={`${place}.dayKind`} placeholder="" options={optionsOf(dayKindNames)} />
        <SelectInput name={`${place}.from`} placeholder="" options={halfHours} />
        <SelectInput name={`${place}.to`} placeholder="" options={halfHours} />
        <MoneyInput name={`${place}.memberFenPerHour`} unit={m.field_yuan()} orZero />
        <MoneyInput name={`${place}.publicFenPerHour`} unit={m.field_yuan()} orZero />
      </>
    )}
  </RowsInput>
);

/** The shares refunded on cancellation. */
const ShareRows = () => (
  <RowsInput<VenueContent>
    name="cancelShares"
    newRow={() => ({ hours: 24, percent: 50 })}
    max={4}
    add={m.act_add_rule()}
  >
    {(place) => (
      <>
        <NumberInput name={`${place}.hours`} minValue={0} />
        <NumberInput name={`${place}.percent`} minValue={0} maxValue={100} />
      </>
    )}
  </RowsInput>
);

/** The venue's description, opening hours, prices and booking rules. */
export function VenueFields({ picture, gallery }: { picture: Picture | null; gallery: Picture[] }) {
  return (
    <>
      <FormSection title={m.field_venue()}>
        <TextInput name="name" />
        <SelectInput name="kind" placeholder="" options={optionsOf(venueKindLabels)} />
        <SelectInput name="buildingId" placeholder="" options={useBuildingOptions()} />
        <TextInput name="place" />
        {/* Hundredths of a square metre, entered as amounts are. */}
        <MoneyInput name="areaX100" hint="m²" />
        <NumberInput name="seats" minValue={1} />
        <WordsInput name="equipment" label={m.field_equipment()} hint={m.booking_equipment_hint()} />
        <Wide>
          <TextAreaInput name="intro" rows={3} />
        </Wide>
        <StateInputs />
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_venue_picture()}
            purpose="venuePicture"
            present={picture && { fileId: picture.fileId, name: picture.alt }}
          />
        </Wide>
      </FormSection>
      <GallerySection purpose="venuePicture" present={gallery} />
      <FormSection title={m.booking_hours()}>
        <HoursInputs />
        <ClosedDaysInput />
        <Wide>
          <DaysInput name="holidayDates" label={m.field_holiday_dates()} />
        </Wide>
      </FormSection>
      <FormSection title={m.venue_prices()} columns={1}>
        <PriceRows />
        <MoneyInput name="depositFen" unit={m.field_yuan()} orZero />
      </FormSection>
      <FormSection title={m.field_cancel_rule()} columns={1}>
        <ShareRows />
      </FormSection>
      <PlaceRules before={<NumberInput name="minSlots" minValue={1} />} />
    </>
  );
}
