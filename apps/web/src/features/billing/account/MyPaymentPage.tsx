import type { BillDetail } from '@portal/contract/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { BillFacts } from '../shared/BillFacts.tsx';
import { BillLines } from '../shared/BillLines.tsx';
import { ObjectionFacts } from '../shared/ObjectionFacts.tsx';

const ObjectionDrawer = lazy(async () => ({
  default: (await import('./ObjectionDrawer.tsx')).ObjectionDrawer,
}));

/** One bill: what is owed, what it was reckoned from, and what can be said against it. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/propertyManage/bill/queryDetail', { id });
  return <Answered of={answer}>{(bill) => <BillDesk bill={bill} />}</Answered>;
}

function BillDesk({ bill }: { bill: BillDetail }) {
  const [isObjecting, setObjecting] = useState(false);
  const mayObject = bill.actions.includes('object');
  const { busy, pay } = usePayFor();
  const payBill = () => pay({ kind: 'BILL', ids: [bill.billId], totalFen: bill.payableFen });
  return (
    <>
      <PageTitle
        title={`${bill.feeLabel} ${bill.period}`}
        note={bill.no}
        actions={<ButtonLink href={paths.costQuery()}>{m.act_back()}</ButtonLink>}
      />
      {bill.successorId && (
        <Alert
          title={m.billing_replaced()}
          action={<ButtonLink href={paths.myPayment(bill.successorId)}>{m.case_open()}</ButtonLink>}
        />
      )}
      <Panel>
        <BillFacts bill={bill} />
      </Panel>
      <Panel title={m.billing_lines()}>
        <BillLines lines={bill.lines} unit={bill.unit} />
        <Meter bill={bill} />
      </Panel>
      {bill.objection && (
        <Panel title={m.billing_objection()}>
          <ObjectionFacts objection={bill.objection} />
        </Panel>
      )}
      {mayObject && <p>{m.billing_object_until({ day: bill.objectUntil ?? '' })}</p>}
      <PageActs
        acts={[
          ...(mayObject
            ? [{ key: 'object', text: m.billing_did_object(), onPress: () => setObjecting(true) }]
            : []),
          ...(isPayable(bill)
            ? [{ key: 'pay', text: m.billing_pay(), busy, onPress: () => void payBill() }]
            : []),
        ]}
        note={m.billing_payable_note({ sum: formatFen(bill.payableFen) })}
      />
      <Suspense>
        {isObjecting && <ObjectionDrawer bill={bill} onClose={() => setObjecting(false)} />}
      </Suspense>
    </>
  );
}

const isPayable = ({ state, payableFen }: BillDetail) =>
  (state === 'UNPAID' || state === 'OVERDUE') && payableFen > 0;

/** The meter of a bill with the photos it was read by. */
function Meter({ bill: { meterId, meterNo, feeCode, photos } }: { bill: BillDetail }) {
  if (meterId === null) return null;
  const href = feeCode === 'WATER' ? paths.waterInformation(meterId) : paths.electricityInformation(meterId);
  const shots = [photos.before, photos.after].filter((fileId) => fileId !== '');
  return (
    <>
      <p>
        {m.field_meter_no()} <Link href={href}>{meterNo}</Link>
      </p>
      {shots.map((fileId) => (
        <img
          key={fileId}
          src={imageUrl(fileId, 0, 320)}
          alt={m.billing_photo_of({ meter: meterNo })}
          width={320}
        />
      ))}
    </>
  );
}
