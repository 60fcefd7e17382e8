import type { SignUpForm as Asked } from '@portal/contract/activity/sign-up';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ClaimCard } from '../../identity/shared/ClaimCard.tsx';
import { ActivityTicket } from './ActivityTicket.tsx';
import { OwnSignUp } from './OwnSignUp.tsx';
import styles from './SignUp.module.css';

const SignUpForm = lazy(async () => ({ default: (await import('./SignUpForm.tsx')).SignUpForm }));
const RequestForm = lazy(async () => ({ default: (await import('./RequestForm.tsx')).RequestForm }));

const refreshMs = 30_000;

/** Signs up for an activity or shows the existing sign-up; id `0` requests a salon. */
export function Component() {
  const { id = '' } = useParams();
  return id === '0' ? (
    <Suspense>
      <RequestForm />
    </Suspense>
  ) : (
    <SignUpDesk key={id} id={id} />
  );
}

function SignUpDesk({ id }: { id: string }) {
  const answer = useQueryOf(
    'GET /api/activityManage/signUp/queryForm',
    { id },
    { keepPrevious: true, every: refreshMs },
  );
  const activity = answer.data?.activity;
  return (
    <>
      <PageTitle
        title={m.activity_sign_up_title()}
        heading={activity && <Written>{activity.title}</Written>}
        actions={
          activity && (
            <ButtonLink href={paths.activity(activity.activityId, activity.kind)}>
              {m.activity_see_page()}
            </ButtonLink>
          )
        }
      />
      <Answered of={answer} lines={10}>
        {(asked) => <Desk asked={asked} />}
      </Answered>
    </>
  );
}

function Desk({ asked }: { asked: Asked }) {
  const { mine, hindrance } = asked;
  const [isRepeated, setIsRepeated] = useState(false);
  const isLive = mine !== null && signUpLifecycle.groups.live.includes(mine.state);
  const isAsked = !isLive && hindrance === null && (mine === null || isRepeated);
  return (
    <Columns of="minmax(0, 1fr) 320px" gap={24} align="start" stack="tablet">
      <div className={styles.main}>
        {mine && !isAsked && <OwnSignUp mine={mine} chance={asked.chance} />}
        {isLive && <ClaimCard />}
        {isAsked && (
          <Suspense>
            <SignUpForm asked={asked} onDone={() => setIsRepeated(false)} />
          </Suspense>
        )}
        {!isLive && !isAsked && hindrance === null && (
          <p>
            <Button onClick={() => setIsRepeated(true)}>{m.activity_again()}</Button>
          </p>
        )}
        {mine === null && hindrance !== null && (
          <EmptyState
            title={hindrance}
            action={<ButtonLink href={paths.activityList()}>{m.activity_see_all()}</ButtonLink>}
          >
            {m.activity_hindrance_text()}
          </EmptyState>
        )}
      </div>
      <ActivityTicket asked={asked} />
    </Columns>
  );
}
