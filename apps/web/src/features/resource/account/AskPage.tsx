import { paths } from '@portal/contract/paths';
import { type ResourceNeed, type ResourceRow, resourceNeed } from '@portal/contract/resource/public';
import { openModeLabels, resourceCodeLabels } from '@portal/contract/resource/terms';
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
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** The form in which a user requests a resource. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/serviceManage/resource/queryDetail', { id });
  return (
    <>
      <PageTitle title={m.resource_request()} note={m.resource_ask_note()} />
      <Answered of={answer}>{(resource) => <AskForm key={id} resource={resource} />}</Answered>
    </>
  );
}

function AskForm({ resource }: { resource: ResourceRow }) {
  const navigate = useNavigate();
  const { resourceId, name, code, ownerName, openMode, feeText, place } = resource;
  const form = useContractForm<ResourceNeed>(resourceNeed, { defaultValues: { resourceId, purpose: '' } });
  const ask = useMutationOf('POST /api/serviceManage/resource/request', {
    once: true,
    done: m.resource_asked(),
    invalidates: ['GET /api/caseManage/case/queryList'],
    setError: dataFaults(form.setError),
  });
  useLeaveGuard(form.formState.isDirty && !ask.busy);
  const send = form.handleSubmit(async (data) => {
    const done = await ask.run({ data });
    if (done) void navigate(paths.resourceRequest(done.requestId), inPlaceOfForm());
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Facts
        columns={1}
        facts={[
          {
            name: resourceCodeLabels[code](),
            value: <Written>{name}</Written>,
            note: <Written>{ownerName}</Written>,
          },
          {
            name: m.resource_open_mode(),
            value: openModeLabels[openMode](),
            note: <Written>{feeText}</Written>,
          },
          { name: m.field_place(), value: <Written>{place}</Written> },
        ]}
      />
      <FormScope form={form}>
        <FormSection title={m.resource_purpose()} columns={1}>
          <TextAreaInput name="purpose" rows={5} hint={m.resource_purpose_hint()} />
        </FormSection>
      </FormScope>
      <PageActs
        acts={[
          { key: 'back', text: m.resource_back(), onPress: () => void navigate(paths.resources(code)) },
          { key: 'submit', text: m.act_send_request(), busy: ask.busy, onPress: () => void send() },
        ]}
      />
    </form>
  );
}
