import {
  type BookingContent,
  bookingContent,
  bookingWait,
  type SeriesRule,
} from '@portal/contract/booking/public';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { closing, useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { beginInField } from '../../../ui/dialog/begin-in-field.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { priceText } from '../../booking/shared/booking-cost.ts';
import { bookingQueryKeys } from '../../booking/shared/booking-query-keys.ts';
import { whenText } from '../../booking/shared/booking-variants.ts';
import { Conflict } from '../../booking/shared/Conflict.tsx';
import { SharingField } from '../../booking/shared/SharingField.tsx';
import type { SlotChoice } from '../../booking/shared/slot-choice.ts';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { cheaperRoom } from '../shared/cheaper-room.ts';
import { costOf } from '../shared/room-cost.ts';
import type { RoomGridAnswer } from '../shared/room-grid.ts';
import { SeriesFields } from './SeriesFields.tsx';
import { ServicesInput } from './ServicesInput.tsx';

interface BookingDrawerProps {
  kind: 'book' | 'wait';
  slotRequest: SlotChoice;
  /** Whether the slot has begun, so that only the rest of it can be waited for. */
  isRunning: boolean;
  rooms: RoomGridAnswer['rooms'];
  /** Taken slots of the rooms shown. */
  lines: RoomGridAnswer['lines'];
  /** Free slots left for the caller’s enterprise, by room. */
  freeSlotsLeft: RoomGridAnswer['freeSlotsLeft'];
  onClose: () => void;
  onDone: () => void;
}

const formId = 'booking-form';
const firstSeries: SeriesRule = { freq: 'WEEK', interval: 1, byWeekday: [], count: 4, until: null };
const waitContent = bookingWait.input.shape.data;

/** Form with the details of a booking besides its time, or of a place on the waiting list. */
export function BookingDrawer({
  kind,
  slotRequest,
  isRunning,
  rooms,
  lines,
  freeSlotsLeft,
  onClose,
  onDone,
}: BookingDrawerProps) {
  const isWait = kind === 'wait';
  const form = useContractForm<BookingContent>(isWait ? waitContent : bookingContent, {
    defaultValues: {
      ...slotRequest,
      title: '',
      attendees: 2,
      sharing: 'NOBODY',
      services: [],
      series: null,
      onlyFree: false,
    },
  });
  const options = {
    once: true,
    quiet: true,
    invalidates: bookingQueryKeys,
    setError: dataFaults(form.setError),
  };
  const book = useMutationOf('POST /api/propertyManage/booking/book', {
    ...options,
    done: ({ rows }) => bookedWord(rows),
  });
  const wait = useMutationOf('POST /api/propertyManage/booking/wait', {
    ...options,
    done: m.booking_waits(),
  });
  const { busy: isPaying, pay } = usePayFor();
  const { isDirty } = form.formState;
  const busy = book.busy || wait.busy || isPaying;
  useLeaveGuard(isDirty && !busy);
  const giveUp = closing(isDirty, onClose);
  const send = async (data: BookingContent, asWait: boolean) => {
    const done = await (asWait ? wait : book).run({ data });
    if (!done) return;
    onDone();
    const toPay = 'rows' in done ? done.rows.filter(({ state }) => state === 'TO_PAY') : [];
    if (toPay.length > 0)
      await pay({
        kind: 'ROOM',
        ids: toPay.map(({ bookingId }) => bookingId),
        totalFen: toPay.reduce((sum, { amountFen }) => sum + amountFen, 0),
      });
  };
  const submit = form.handleSubmit((data) => send(data, isWait));
  const take = (other: Partial<BookingContent>, asWait = false) => {
    for (const [name, value] of Object.entries(other)) form.setValue(name as keyof BookingContent, value);
    void form.handleSubmit((data) => send(data, asWait))();
  };
  const values = useWatch({ control: form.control });
  const room = rooms.find(({ roomId }) => roomId === values.roomId);
  const time = whenText({ ...slotRequest, ...values });
  const attendees = values.attendees ?? 0;
  const cheaper =
    isWait || values.series != null
      ? null
      : cheaperRoom({ rooms, lines, freeSlotsLeft }, { ...slotRequest, ...values, attendees });
  const cost =
    room && costOf(room, { ...slotRequest, ...values }, freeSlotsLeft[room.roomId], values.services);
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={isWait ? m.booking_wait_title() : m.room_book_title({ room: room?.name ?? '' })}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.act_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={busy}>
            {isWait
              ? m.booking_wait()
              : cost?.amountFen && !room?.needApproval
                ? m.booking_book_and_pay()
                : m.booking_book()}
          </Button>
        </>
      }
    >
      <Stack
        ref={beginInField}
        as="form"
        gap={16}
        atTop
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormScope form={form}>
          <Facts
            columns={1}
            facts={[
              {
                name: m.field_room(),
                value: <Written>{room?.name}</Written>,
                note: <Written>{room?.place}</Written>,
              },
              { name: m.field_time(), value: time },
              ...(cost && !(isWait && isRunning) && (room.pricePerSlotFen > 0 || cost.amountFen > 0)
                ? [
                    {
                      name: m.booking_cost(),
                      value: priceText(cost.amountFen),
                      note: cost.freeSlots > 0 ? m.room_cost_free({ count: cost.freeSlots }) : '',
                    },
                  ]
                : []),
            ]}
          />
          {isWait && <Alert>{isRunning ? m.booking_wait_running() : m.booking_wait_text()}</Alert>}
          <Refused
            error={book.error ?? wait.error}
            isSeries={values.series != null}
            busy={busy}
            onTake={(suggestion) => take(suggestion)}
            onOnlyFree={() => take({ onlyFree: true })}
            onWait={isWait ? undefined : () => take({}, true)}
          />
          <FormSection title={m.room_meeting()} columns={1}>
            <TextInput name="title" />
            <NumberInput
              name="attendees"
              hint={m.booking_most_seats({ count: room?.seats ?? 0 })}
              minValue={1}
            />
            {cheaper && (
              <Alert
                title={m.room_cheaper({
                  count: attendees,
                  room: cheaper.room.name,
                  amount: formatFen(cheaper.savedFen),
                })}
                action={
                  <Button
                    size="small"
                    onClick={() => {
                      // Other rooms offer other services.
                      form.setValue('services', []);
                      form.setValue('roomId', cheaper.room.roomId, { shouldDirty: true });
                    }}
                  >
                    {m.room_cheaper_take({ room: cheaper.room.name })}
                  </Button>
                }
              />
            )}
            <SharingField
              sharing={values.sharing}
              title={values.title}
              time={`${values.from ?? slotRequest.from}–${values.to ?? slotRequest.to}`}
            />
            {!isWait && (
              <Checkbox
                checked={values.series != null}
                onChange={(isOn) => form.setValue('series', isOn ? firstSeries : null, { shouldDirty: true })}
              >
                {m.booking_series()}
              </Checkbox>
            )}
          </FormSection>
          {room && room.services.length > 0 && <ServicesInput services={room.services} />}
          {values.series != null && <SeriesFields />}
          {cost && cost.amountFen > 0 && !isWait && <p>{m.room_pay_note()}</p>}
          {room?.needApproval && <p>{m.booking_approval_note()}</p>}
          {room?.checkInRequired && <p>{m.room_check_in_note()}</p>}
        </FormScope>
      </Stack>
    </Drawer>
  );
}

const bookedWord = (rows: readonly { state: string }[]) =>
  rows.some(({ state }) => state === 'PENDING') ? m.booking_asked() : m.room_booked({ count: rows.length });

interface RefusedProps {
  error: ApiError | undefined;
  isSeries: boolean;
  busy: boolean;
  onTake: (suggestion: SlotChoice) => void;
  onOnlyFree: () => void;
  onWait: (() => void) | undefined;
}

function Refused({ error, ...rest }: RefusedProps) {
  // Field errors are shown at the fields.
  if (!error || error.data.fields) return null;
  return <Conflict text={error.retMsg} {...error.data} {...rest} />;
}
