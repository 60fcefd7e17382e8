import { endText } from '@portal/contract/deadline';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { type TutorBooking, tutorBooking } from '@portal/contract/tutor/public';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { useNavigate, useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { bookingQueryKeys } from '../../booking/shared/booking-query-keys.ts';
import { whenText } from '../../booking/shared/booking-variants.ts';
import { hourNames } from '../shared/tutor-words.ts';

type Hour = EndpointMap['GET /api/serviceManage/tutor/queryHour']['output'];

/** An office hour, and the form that requests it. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/serviceManage/tutor/queryHour', { id });
  return (
    <>
      <PageTitle title={m.tutor_book()} note={m.tutor_book_note()} />
      <Answered of={answer}>{(hour) => <HourDesk key={id} hour={hour} />}</Answered>
    </>
  );
}

function HourDesk({ hour }: { hour: Hour }) {
  const { tutorId, tutorName, title, mode, place, amountFen, state } = hour;
  const isFree = state === 'FREE' && hour.stoppedUntil === null;
  const canWait = hour.canWait && hour.stoppedUntil === null;
  return (
    <>
      {hour.stoppedUntil !== null && (
        <Alert kind="warning" title={m.booking_stopped({ until: endText(hour.stoppedUntil) })}>
          {m.booking_stopped_text()}
        </Alert>
      )}
      <Facts
        columns={1}
        facts={[
          { name: m.tutor_tutor(), value: <Written>{tutorName}</Written>, note: <Written>{title}</Written> },
          { name: m.field_time(), value: whenText(hour) },
          {
            name: m.tutor_mode(),
            value: hourModeLabels[mode](),
            note: mode === 'ONSITE' ? <Written>{place}</Written> : m.tutor_online_note(),
          },
          {
            name: m.booking_cost(),
            value:
              amountFen === 0 ? m.tutor_for_nothing() : m.field_amount_yuan({ amount: formatFen(amountFen) }),
            note: amountFen > 0 ? m.tutor_pay_note() : '',
          },
        ]}
      />
      {canWait && <Alert>{m.tutor_wait_note()}</Alert>}
      {isFree || canWait ? (
        <QuestionForm hour={hour} />
      ) : (
        <EmptyState
          title={m.tutor_hour_gone({ state: hourNames[state]() })}
          action={<ButtonLink href={paths.tutor(tutorId)}>{m.tutor_other_hours()}</ButtonLink>}
        >
          {m.tutor_hour_gone_text()}
        </EmptyState>
      )}
    </>
  );
}

function QuestionForm({ hour: { hourId, tutorId, canWait } }: { hour: Hour }) {
  const navigate = useNavigate();
  const form = useContractForm<TutorBooking>(tutorBooking, { defaultValues: { hourId, question: '' } });
  const options = {
    once: true,
    // Doesn't invalidate the hour itself, which would disappear under the form before the booking's page has loaded.
    invalidates: bookingQueryKeys,
    setError: dataFaults(form.setError),
  };
  const book = useMutationOf('POST /api/serviceManage/tutor/book', { ...options, done: m.tutor_asked() });
  const wait = useMutationOf('POST /api/serviceManage/tutor/wait', { ...options, done: m.booking_waits() });
  const { busy, run } = canWait ? wait : book;
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty && !busy);
  const send = form.handleSubmit(async (data) => {
    const done = await run({ data });
    if (done) void navigate(paths.tutoring(done.bookingId), inPlaceOfForm());
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <FormSection title={m.tutor_question()} columns={1}>
          <TextAreaInput name="question" rows={5} hint={m.tutor_question_hint()} />
        </FormSection>
      </FormScope>
      <PageActs
        note={m.tutor_how_cancel()}
        acts={[
          { key: 'back', text: m.tutor_other_hours(), onPress: () => void navigate(paths.tutor(tutorId)) },
          {
            key: 'book',
            text: canWait ? m.booking_wait() : m.tutor_submit_booking(),
            busy,
            onPress: () => void send(),
          },
        ]}
      />
    </form>
  );
}
