import { paths } from '@portal/contract/paths';
import type { ResourceRequest } from '@portal/contract/resource/public';
import { resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { requestVariants } from '../shared/resource-words.ts';

/** The user's own request for a resource, and the park's answer. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/serviceManage/resourceRequest/queryDetail', { id });
  return (
    <>
      <PageTitle
        title={m.resource_request()}
        actions={<ButtonLink href={paths.applications()}>{m.case_applications()}</ButtonLink>}
      />
      <Answered of={answer}>{(request) => <View request={request} />}</Answered>
    </>
  );
}

function View({ request }: { request: ResourceRequest }) {
  const { requestId: id, version, resourceName, code, ownerName, purpose, state, stateLabel } = request;
  const { answer, contact, createdAt, canWithdraw } = request;
  const operate = useMutationOf('POST /api/serviceManage/resourceRequest/operate', {
    done: m.resource_withdrawn(),
    invalidates: ['GET /api/serviceManage/resourceRequest/queryDetail', 'GET /api/caseManage/case/queryList'],
  });
  const withdraw = async () => {
    const question = { title: m.resource_withdraw_ask(), text: m.resource_withdraw_text() };
    if (await confirm({ ...question, ok: m.act_withdraw_request(), danger: true }))
      await operate.run({ id, event: 'withdraw', version });
  };
  return (
    <>
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={requestVariants[state]}>{stateLabel}</Status> },
          {
            name: resourceCodeLabels[code](),
            value: <Written>{resourceName}</Written>,
            note: <Written>{ownerName}</Written>,
          },
          { name: m.resource_purpose(), value: <Written>{purpose}</Written> },
          ...(answer ? [{ name: m.field_answer_to_request(), value: <Written>{answer}</Written> }] : []),
          ...(contact ? [{ name: m.field_contact_name(), value: <Written>{contact}</Written> }] : []),
          { name: m.resource_made(), value: formatDate(createdAt) },
        ]}
      />
      {canWithdraw && (
        <p>
          <Button variant="danger" busy={operate.busy} onClick={() => void withdraw()}>
            {m.act_withdraw_request()}
          </Button>
        </p>
      )}
    </>
  );
}
