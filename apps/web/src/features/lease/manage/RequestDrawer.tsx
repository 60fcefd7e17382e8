import type { ManagedRequest } from '@portal/contract/lease/manage';
import type { OperatorRequestEvent } from '@portal/contract/lease/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { requestVariants } from '../shared/contract-variants.ts';
import { AmendForm } from './AmendForm.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

const configs: Record<OperatorRequestEvent, ActionConfig> = {
  refuse: {
    text: m.lease_refuse_request,
    ask: m.lease_refuse_request_text,
    needsReason: true,
    danger: true,
  },
  take: { text: m.lease_take },
  agree: { text: m.act_agree, ask: m.lease_agree_text },
};

interface RequestDrawerProps {
  id: string;
  /** Query of the list that contains it. */
  input: Record<string, string | number>;
  onClose: () => void;
}

/**
 * Whether the request can change terms, which has its own form; a change that does not affect money is agreed to with a
 * button.
 */
const isAmendable = ({ kind, actions }: ManagedRequest) => kind === 'CHANGE' && actions.includes('agree');

/** Drawer with a request and the decision about it. */
export function RequestDrawer({ id, input, onClose }: RequestDrawerProps) {
  const answer = useQueryOf('GET /api/propertyManage/contractRequest/queryManageList', input);
  // A request that is taken on leaves the tab it was opened in, but stays open here.
  const [taken, setTaken] = useState<ManagedRequest>();
  const request = answer.data?.rows.find(({ requestId }) => requestId === id) ?? taken;
  return (
    <Drawer
      open
      onClose={onClose}
      title={request ? `${request.kindLabel} ${request.contractNo}` : m.lease_tab_requests()}
      closeLabel={m.act_close()}
      actions={
        request &&
        request.actions.length > 0 && <Decision request={request} onTaken={setTaken} onDone={onClose} />
      }
    >
      <Answered of={answer}>
        {() =>
          request ? (
            <>
              <RequestFacts request={request} />
              {isAmendable(request) && <AmendForm request={request} onDone={onClose} />}
            </>
          ) : (
            <EmptyState title={m.member_item_gone()} />
          )
        }
      </Answered>
    </Drawer>
  );
}

function RequestFacts({ request }: { request: ManagedRequest }) {
  const { state, stateLabel, enterpriseName, userName, contractId, contractNo, requestText, requestedDay } =
    request;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={requestVariants[state]}>{stateLabel}</Status> },
        {
          name: m.field_tenant(),
          value: <Written>{enterpriseName}</Written>,
          note: <Written>{userName}</Written>,
        },
        {
          name: m.field_contract(),
          value: <Link href={paths.manageContracts({ contract: contractId })}>{contractNo}</Link>,
        },
        { name: m.field_request_text(), value: <Written>{requestText}</Written> },
        ...(requestedDay === null ? [] : [{ name: m.field_date(), value: requestedDay }]),
        ...(request.answer === ''
          ? []
          : [{ name: m.field_answer_to_request(), value: <Written>{request.answer}</Written> }]),
        { name: m.lease_made(), value: formatDate(request.createdAt) },
        { name: m.field_id(), value: request.no },
      ]}
    />
  );
}

interface DecisionProps {
  request: ManagedRequest;
  onTaken: (request: ManagedRequest) => void;
  onDone: () => void;
}

function Decision({ request, onTaken, onDone }: DecisionProps) {
  const { requestId: id, version, actions, contractNo } = request;
  const operate = useMutationOf('POST /api/propertyManage/contractRequest/operate', {
    done: ({ stateLabel }) => m.lease_done({ no: contractNo, state: stateLabel }),
    invalidates: [...managedQueryKeys],
  });
  const { acts, dialog } = useEventActs<OperatorRequestEvent>({
    configs: isAmendable(request)
      ? { ...configs, agree: { ...configs.agree, text: m.lease_agree_plain } }
      : configs,
    possible: actions,
    title: contractNo,
    busy: operate.busy,
    maxReason: 300,
    fire: async (event, answer) => {
      const done = await operate.run({ id, event, version, answer });
      if (done && event === 'take') onTaken(done);
      else if (done) onDone();
      return done !== undefined;
    },
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'refuse' ? 'danger' : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
