import { type ClosedDay, closedDayContent } from '@portal/contract/booking/closed-day';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dayWords } from '../../../platform/display/day-words.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { closedDayQueryKeys } from '../shared/booking-query-keys.ts';
import styles from './ClosedDaysDrawer.module.css';

/** The days on which the whole park is closed, with a form to add one. */
export function ClosedDaysDrawer({ onClose }: { onClose: () => void }) {
  const answer = useQueryOf('GET /api/propertyManage/closedDay/queryList', {});
  return (
    <Drawer open onClose={onClose} title={m.booking_closed_days()} closeLabel={m.act_close()}>
      <Text below={16} tone="quiet">
        {m.booking_closed_days_note()}
      </Text>
      <ForDesk>
        <NewDay />
      </ForDesk>
      <Answered of={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState frame="plain" title={m.booking_closed_days_none()} />
          ) : (
            <Text as="ul" lineAbove="thin" className={styles.days}>
              {rows.map((row) => (
                <Day key={row.day} row={row} />
              ))}
            </Text>
          )
        }
      </Answered>
    </Drawer>
  );
}

function Day({ row: { day, note, bookings } }: { row: ClosedDay }) {
  const remove = useMutationOf('POST /api/propertyManage/closedDay/remove', {
    done: m.booking_closed_day_removed({ day }),
    invalidates: closedDayQueryKeys,
  });
  return (
    <li>
      <span>
        <b>{dayWords(day)}</b>
        <Written>{note}</Written>
        {bookings > 0 && <small>{m.booking_closed_day_bookings({ count: bookings })}</small>}
      </span>
      <ForDesk>
        <Button
          busy={remove.busy}
          onClick={() => void remove.run({ day })}
          aria-label={m.act_ask({ act: m.booking_closed_day_open(), title: day })}
        >
          {m.booking_closed_day_open()}
        </Button>
      </ForDesk>
    </li>
  );
}

function NewDay() {
  const form = useContractForm(closedDayContent, { defaultValues: { day: '', note: '' } });
  const save = useMutationOf('POST /api/propertyManage/closedDay/save', {
    done: m.booking_closed_day_saved(),
    invalidates: closedDayQueryKeys,
    setError: dataFaults(form.setError),
  });
  const store = form.handleSubmit(async (data) => {
    if (await save.run({ data })) form.reset();
  });
  return (
    <FormScope form={form}>
      <Stack
        onSubmit={(event) => void store(event)}
        noValidate
        as="form"
        gap={12}
        items="start"
        below={24}
        className={styles.form}
      >
        <FormSection title={m.booking_closed_day_new()}>
          <DateInput name="day" />
          <TextInput name="note" hint={m.booking_closed_day_hint()} />
        </FormSection>
        <Button type="submit" icon={plusIcon} busy={save.busy}>
          {m.booking_closed_day_add()}
        </Button>
      </Stack>
    </FormScope>
  );
}
