import { paths } from '@portal/contract/paths';
import type { Tutoring } from '@portal/contract/tutor/public';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import { BookingActs, BookingFacts } from '../../booking/shared/OwnBooking.tsx';
import { AdviceTable } from '../shared/AdviceTable.tsx';

const RateDialog = lazy(async () => ({ default: (await import('./RateDialog.tsx')).RateDialog }));

/** An hour with a tutor: the question, the advice, its outcome, and the user's rating. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/serviceManage/tutoring/queryDetail', { id });
  return (
    <>
      <PageTitle
        title={m.tutor_booking()}
        actions={<ButtonLink href={paths.applications()}>{m.case_applications()}</ButtonLink>}
      />
      <Answered of={answer}>{(tutoring) => <View tutoring={tutoring} />}</Answered>
    </>
  );
}

function View({ tutoring }: { tutoring: Tutoring }) {
  const navigate = useNavigate();
  const [isRating, setRating] = useState(false);
  const { booking, tutorId, mode, question, advice, followUpOn, rating, canRate } = tutoring;
  return (
    <Stack gap={24}>
      <FormSection title={m.tutor_hour()} columns={1}>
        <BookingFacts booking={booking} />
        <Facts columns={1} facts={[{ name: m.tutor_mode(), value: hourModeLabels[mode]() }]} />
        <Row as="p" wrap gap={8}>
          <ButtonLink href={paths.tutor(tutorId)}>{m.tutor_page()}</ButtonLink>
          <BookingActs booking={booking} onClose={() => void navigate(paths.tutoring(booking.bookingId))} />
        </Row>
      </FormSection>
      <FormSection title={m.tutor_question()} columns={1}>
        <p>
          <Written>{question}</Written>
        </p>
      </FormSection>
      <FormSection title={m.tutor_advice()} columns={1}>
        {advice ? (
          <>
            <p>
              <Written>{advice.judgement}</Written>
            </p>
            <AdviceTable actions={advice.actions} />
            <Facts
              columns={1}
              facts={[
                { name: m.tutor_advised_at(), value: formatDate(advice.advisedAt) },
                {
                  name: m.tutor_outcome(),
                  value:
                    advice.followedAt === null ? (
                      m.tutor_follow_up_on({ day: followUpOn ?? '' })
                    ) : (
                      <Written>{advice.outcome}</Written>
                    ),
                },
              ]}
            />
          </>
        ) : (
          <p>{m.tutor_no_advice_yet()}</p>
        )}
      </FormSection>
      {(canRate || rating) && (
        <FormSection title={m.act_rate()} columns={1}>
          {rating && (
            <>
              <RatingStars value={rating.score} label={m.tutor_stars({ count: rating.score })} />
              <p>
                <Written>{rating.comment}</Written>
              </p>
              {rating.publishes && <p>{m.tutor_publishes()}</p>}
            </>
          )}
          {canRate && (
            <p>
              <Button variant="main" onClick={() => setRating(true)}>
                {m.act_rate()}
              </Button>
            </p>
          )}
        </FormSection>
      )}
      <Suspense>{isRating && <RateDialog tutoring={tutoring} onClose={() => setRating(false)} />}</Suspense>
    </Stack>
  );
}
