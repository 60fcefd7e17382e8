import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';

/** Whether the user is notified of a tutor's new hours, with the switch for it. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/serviceManage/tutor/queryFollow', { id });
  const follow = useMutationOf('POST /api/serviceManage/tutor/follow', {
    done: ({ follows }) => (follows ? m.tutor_follows() : m.tutor_follows_no_more()),
    invalidates: ['GET /api/serviceManage/tutor/queryFollow'],
  });
  return (
    <>
      <PageTitle
        title={m.tutor_follow()}
        note={m.tutor_follow_note()}
        actions={<ButtonLink href={paths.tutor(id)}>{m.tutor_other_hours()}</ButtonLink>}
      />
      <Answered of={answer} lines={3}>
        {({ tutorName, follows }) => (
          <>
            <Facts
              columns={1}
              facts={[
                { name: m.tutor_tutor(), value: <Written>{tutorName}</Written> },
                { name: m.field_state(), value: follows ? m.tutor_is_followed() : m.tutor_is_not_followed() },
              ]}
            />
            <p>
              <Button
                variant={follows ? undefined : 'main'}
                busy={follow.busy}
                onClick={() => void follow.run({ id, data: { follows: !follows } })}
              >
                {follows ? m.tutor_unfollow() : m.tutor_follow()}
              </Button>
            </p>
          </>
        )}
      </Answered>
    </>
  );
}
