import type { BookingContent } from '@portal/contract/booking/public';
import type { Room } from '@portal/contract/conference-room/public';
import * as m from '@portal/texts/messages';
import { useInput } from '../../../platform/form/use-input.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { priceText } from '../../booking/shared/booking-cost.ts';

/** Quantities of the services that the room offers; quantity 0 is left out of the form. */
export function ServicesInput({ services }: Pick<Room, 'services'>) {
  const { value, onChange, error } = useInput<BookingContent['services']>('services');
  const slotRequest = (name: string, qty: number) =>
    onChange([...value.filter((one) => one.name !== name), ...(qty > 0 ? [{ name, qty }] : [])]);
  return (
    <FormSection title={m.field_room_service()} {...(error ? { note: error } : {})}>
      {services.map(({ name, fen }) => (
        <div key={name} lang={langOfContent('zh')}>
          <NumberField
            label={name}
            hint={priceText(fen)}
            value={value.find((one) => one.name === name)?.qty ?? 0}
            onChange={(qty) => slotRequest(name, qty ?? 0)}
            minValue={0}
            maxValue={100}
            steppers
          />
        </div>
      ))}
    </FormSection>
  );
}
