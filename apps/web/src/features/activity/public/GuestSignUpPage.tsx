import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { DetailBox, DetailColumns } from '../../../ui/layout/Detail.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { feeText, whenText } from '../shared/activity-words.ts';
import { SeatBar } from '../shared/SeatBar.tsx';
import GuestSignUp from './guest/GuestSignUp.island.tsx';
import { takesGuests } from './guest/takes-guests.ts';

export const loader = makeLoader(async ({ call, params }) => ({
  activity: await call('GET /api/activityManage/activity/queryDetail', { id: params.id ?? '' }),
}));

/** Signs up for an activity without an account: name, number and code. */
export function Component() {
  const { activity } = useLoaderData<typeof loader>();
  const { activityId, kind, title, place, feeFen, phase, questions } = activity;
  const lang = langOfContent('zh');
  const member = paths.signUp(activityId);
  return (
    <>
      <DocumentHead title={[m.guest_signup_title(), title]} noIndex />
      <Crumbs
        steps={[
          { text: m.site_nav_activities() },
          { text: title, lang, href: paths.activity(activityId, kind) },
          { text: m.guest_signup_title() },
        ]}
      />
      <Wrap>
        <Stack padTop={48}>
          <PageHead title={m.guest_signup_title()} note={m.guest_signup_lead()} />
        </Stack>
      </Wrap>
      <DetailColumns
        side={
          <DetailBox labelledBy="what">
            <h2 id="what" lang={lang}>
              {title}
            </h2>
            <Facts
              columns={1}
              facts={[
                { name: m.field_time(), value: whenText(activity) },
                { name: m.field_place(), value: <span lang={lang}>{place}</span> },
                { name: m.activity_fee(), value: feeText(feeFen) },
              ]}
            />
            <SeatBar of={activity} />
            <h3>{m.guest_signup_next()}</h3>
            <ol>
              <li>{m.guest_signup_step_now()}</li>
              <li>{m.guest_signup_step_ticket()}</li>
              <li>{m.guest_signup_step_door()}</li>
            </ol>
          </DetailBox>
        }
      >
        <section>
          {takesGuests(activity) ? (
            <GuestSignUp
              activityId={activityId}
              isFull={phase === 'FULL'}
              questions={questions}
              lang={lang}
              memberHref={member}
              serviceHref={paths.agreement('service')}
              privacyHref={paths.agreement('privacy')}
            />
          ) : (
            <Alert action={<Link href={member}>{m.act_log_in()}</Link>}>{m.guest_signup_closed()}</Alert>
          )}
          <p>
            <Link href={member} look="underlined">
              {m.guest_signup_has_account()}
            </Link>
          </p>
        </section>
      </DetailColumns>
    </>
  );
}
