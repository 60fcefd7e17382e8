import { paths } from '@portal/contract/paths';
import type { OwnApplication } from '@portal/contract/recruit/application';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { recruitQueryKeys } from '../shared/recruit-query-keys.ts';
import { applicationVariants } from '../shared/recruit-words.ts';
import { resumeHref } from '../shared/resume-href.ts';

/** The user's own application and its outcome. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/communityManage/recruitApply/queryDetail', { id });
  return (
    <>
      <PageTitle
        title={m.recruit_case_name()}
        actions={
          <ButtonLink href={paths.applications({ group: 'RECRUIT' })}>{m.case_applications()}</ButtonLink>
        }
      />
      <Answered of={answer}>{(application) => <View application={application} />}</Answered>
    </>
  );
}

function View({ application }: { application: OwnApplication }) {
  const { applicationId: id, version, title, path, position, note, resume, state, stateLabel } = application;
  const { interviewAt, interviewPlace, answer, createdAt, erasesOn, mayWithdraw } = application;
  const operate = useMutationOf('POST /api/communityManage/recruitApply/operate', {
    done: m.recruit_withdrawn(),
    invalidates: recruitQueryKeys,
  });
  const withdraw = async () => {
    const question = { title: m.recruit_withdraw(), text: m.recruit_withdraw_ask() };
    if (await confirm({ ...question, ok: m.recruit_withdraw(), danger: true }))
      await operate.run({ id, event: 'withdraw', version });
  };
  return (
    <>
      <Facts
        columns={1}
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={applicationVariants[state]}>{stateLabel}</Status>,
            ...(erasesOn ? { note: m.recruit_erases({ date: erasesOn }) } : {}),
          },
          ...(interviewAt === null
            ? []
            : [
                {
                  name: m.recruit_field_interview_at(),
                  value: formatDate(interviewAt),
                  note: <Written>{interviewPlace}</Written>,
                },
              ]),
          ...(answer ? [{ name: m.recruit_field_answer(), value: <Written>{answer}</Written> }] : []),
          {
            name: m.recruit_title(),
            value: path ? (
              <Link href={path}>
                <Written>{title}</Written>
              </Link>
            ) : (
              <Written>{title}</Written>
            ),
          },
          { name: m.recruit_field_position(), value: <Written>{position}</Written> },
          ...(note ? [{ name: m.recruit_field_note(), value: <Written>{note}</Written> }] : []),
          ...(resume
            ? [{ name: m.recruit_field_resume(), value: <FileButton file={resume} from={resumeHref(id)} /> }]
            : []),
          { name: m.recruit_received_at(), value: formatDate(createdAt) },
        ]}
      />
      {mayWithdraw && (
        <p>
          <Button variant="danger" busy={operate.busy} onClick={() => void withdraw()}>
            {m.recruit_withdraw()}
          </Button>
        </p>
      )}
    </>
  );
}
