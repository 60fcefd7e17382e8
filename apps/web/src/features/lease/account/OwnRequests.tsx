import type { LeaseRequestRow } from '@portal/contract/lease/public';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { requestVariants } from '../shared/contract-variants.ts';
import styles from './ContractInfo.module.css';
import { contractQueryKeys } from './contract-query-keys.ts';

/** The enterprise's requests about a contract, the latest first. */
export function OwnRequests({ rows }: { rows: LeaseRequestRow[] }) {
  return (
    <section aria-labelledby="requests">
      <h3 id="requests">{m.lease_requests()}</h3>
      {rows.length === 0 && <p>{m.lease_no_requests()}</p>}
      <ul className={styles.requests}>
        {rows.map((row) => (
          <OwnRequest key={row.requestId} row={row} />
        ))}
      </ul>
    </section>
  );
}

function OwnRequest({ row }: { row: LeaseRequestRow }) {
  const { requestId: id, version, no, kindLabel, requestText, requestedDay, answer, state, stateLabel } = row;
  const withdraw = useMutationOf('POST /api/propertyManage/contractRequest/withdraw', {
    invalidates: [...contractQueryKeys],
  });
  const takeBack = async () => {
    const question = { title: m.lease_withdraw(), text: m.lease_withdraw_text(), ok: m.lease_withdraw() };
    if (await confirm(question)) await withdraw.run({ id, version });
  };
  return (
    <li>
      <span>
        <b>{kindLabel}</b>
        <small>{no}</small>
      </span>
      <span>
        <Written>{requestText}</Written>
        {requestedDay !== null && <small>{requestedDay}</small>}
        {answer !== '' && (
          <small>
            {m.field_answer_to_request()} <Written>{answer}</Written>
          </small>
        )}
      </span>
      <span>{formatDate(row.createdAt, 'YYYY-MM-DD')}</span>
      <Status kind={requestVariants[state]}>{stateLabel}</Status>
      {row.mayWithdraw && (
        <Button size="small" busy={withdraw.busy} onClick={() => void takeBack()}>
          {m.lease_withdraw()}
        </Button>
      )}
    </li>
  );
}
