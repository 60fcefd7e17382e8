import * as m from '@portal/texts/messages';
import { Button } from '../../ui/button/Button.tsx';
import { DateField } from '../../ui/date-field/DateField.tsx';
import { xIcon } from '../../ui/icon/shapes.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { dayWords } from '../display/day-words.ts';
import { useInput } from './use-input.ts';

/** Several days in ascending order; a chosen day is added to them. */
export function DaysInput({ name, label }: { name: string; label: string }) {
  const { value: days, onChange, onBlur, error, ref } = useInput<string[]>(name);
  const add = (day: string) => {
    if (day && !days.includes(day)) onChange([...days, day].toSorted());
  };
  return (
    <Stack gap={8}>
      <DateField label={label} value="" onChange={add} onBlur={onBlur} error={error} ref={ref} />
      <Row as="ul" wrap gap={8} aria-label={label}>
        {days.map((day) => (
          <li key={day}>
            <Button
              size="small"
              iconEnd={xIcon}
              aria-label={m.member_day_remove({ day: dayWords(day) })}
              onClick={() => onChange(days.filter((one) => one !== day))}
            >
              {dayWords(day)}
            </Button>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
