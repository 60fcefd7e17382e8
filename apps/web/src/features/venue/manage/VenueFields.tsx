import type { Picture } from '@portal/contract/fields';
import type { VenueContent } from '@portal/contract/venue-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { DaysInput } from '../../../platform/form/DaysInput.tsx';
import { GallerySection } from '../../../platform/form/GallerySection.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { halfHours } from '../../booking/shared/half-hours.ts';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';
import { dayKindNames, kindNames } from '../shared/venue-words.ts';
import styles from './VenueFields.module.css';

const optionsOf = <Code extends string>(names: Record<Code, () => string>) =>
  codesOf(names).map((value) => ({ value, text: names[value]() }));

/** What an hour costs, one row for each part of a kind of day. */
function PriceRows() {
  const { fields, append, remove } = useFieldArray<VenueContent>({ name: 'priceRules' });
  const fresh = {
    dayKind: 'workday',
    from: '18:00',
    to: '22:00',
    memberFenPerHour: 0,
    publicFenPerHour: 0,
  } as const;
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.price}>
          <SelectInput name={`priceRules.${at}.dayKind`} placeholder="" options={optionsOf(dayKindNames)} />
          <SelectInput name={`priceRules.${at}.from`} placeholder="" options={halfHours} />
          <SelectInput name={`priceRules.${at}.to`} placeholder="" options={halfHours} />
          <MoneyInput name={`priceRules.${at}.memberFenPerHour`} unit={m.booking_yuan()} orZero />
          <MoneyInput name={`priceRules.${at}.publicFenPerHour`} unit={m.booking_yuan()} orZero />
          <IconButton
            icon={trashIcon}
            label={m.venue_drop_price({ no: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <Button icon={plusIcon} onClick={() => append(fresh)}>
        {m.venue_add_price()}
      </Button>
    </div>
  );
}

/** What a cancellation gives back. */
function ShareRows() {
  const { fields, append, remove } = useFieldArray<VenueContent>({ name: 'cancelShares' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.share}>
          <NumberInput name={`cancelShares.${at}.hours`} minValue={0} />
          <NumberInput name={`cancelShares.${at}.percent`} minValue={0} maxValue={100} />
          <IconButton
            icon={trashIcon}
            label={m.venue_drop_share({ no: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <Button icon={plusIcon} onClick={() => append({ hours: 24, percent: 50 })}>
        {m.venue_add_share()}
      </Button>
    </div>
  );
}

/** What the venue is, when it is open, what it costs and the rules of booking it. */
export function VenueFields({ picture, gallery }: { picture: Picture | null; gallery: Picture[] }) {
  return (
    <>
      <FormSection title={m.field_venue()}>
        <TextInput name="name" />
        <SelectInput name="kind" placeholder="" options={optionsOf(kindNames)} />
        <SelectInput name="buildingId" placeholder="" options={useBuildingOptions()} />
        <TextInput name="place" />
        {/* Hundredths of a square metre, entered as amounts are. */}
        <MoneyInput name="areaX100" hint="m²" />
        <NumberInput name="seats" minValue={1} />
        <WordsInput name="equipment" label={m.field_equipment()} hint={m.booking_equipment_hint()} />
        <Wide>
          <TextAreaInput name="intro" rows={3} />
        </Wide>
        <SelectInput
          name="status"
          placeholder=""
          options={[
            { value: 'OPEN', text: m.state_bookable_open() },
            { value: 'MAINTENANCE', text: m.state_bookable_maintenance() },
            { value: 'CLOSED', text: m.state_bookable_closed() },
          ]}
        />
        <TextInput name="statusNote" hint={m.booking_status_hint()} />
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
        <SelectInput name="openFrom" label={m.booking_opens()} placeholder="" options={halfHours} />
        <SelectInput name="openTo" label={m.booking_closes()} placeholder="" options={halfHours} />
        <Wide>
          <DaysInput name="closedDates" label={m.field_closed_dates()} />
        </Wide>
        <Wide>
          <DaysInput name="holidayDates" label={m.field_holiday_dates()} />
        </Wide>
      </FormSection>
      <FormSection title={m.venue_prices()} columns={1}>
        <PriceRows />
        <MoneyInput name="depositFen" unit={m.booking_yuan()} orZero />
      </FormSection>
      <FormSection title={m.field_cancel_rule()} columns={1}>
        <ShareRows />
      </FormSection>
      <FormSection title={m.booking_rules()}>
        <NumberInput name="minSlots" minValue={1} />
        <NumberInput name="maxSlots" minValue={1} />
        <NumberInput name="minAheadMin" minValue={0} />
        <NumberInput name="maxAheadDays" minValue={1} />
        <NumberInput name="dayLimitPerUser" minValue={1} />
        <NumberInput name="weekLimitPerEnterprise" minValue={1} />
        <Wide>
          <SwitchInput name="needApproval">{m.booking_needs_approval()}</SwitchInput>
        </Wide>
      </FormSection>
    </>
  );
}
