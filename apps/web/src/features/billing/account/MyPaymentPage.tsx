import type { BillDetail } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { BillLines } from '../shared/BillLines.tsx';
import { ObjectionFacts } from '../shared/ObjectionFacts.tsx';
import { Anomalies } from './Anomalies.tsx';
import styles from './Bill.module.css';
import { BillSum } from './BillSum.tsx';
import { Compared } from './Compared.tsx';
import { LateFee } from './LateFee.tsx';
import { meterHref } from './meter-href.ts';
import { OwnPlanFacts } from './OwnPlanFacts.tsx';

const ObjectionDrawer = lazy(async () => ({
  default: (await import('./ObjectionDrawer.tsx')).ObjectionDrawer,
}));

/** One bill: the amount due, how it was calculated, and how to object. */
export function Component() {
  const { id = '' } = useParams();
  const answer = useQueryOf('GET /api/propertyManage/bill/queryDetail', { id });
  return <Answered of={answer}>{(bill) => <BillDesk bill={bill} />}</Answered>;
}

function BillDesk({ bill }: { bill: BillDetail }) {
  return (
    <>
      <PageTitle
        title={`${bill.feeLabel} ${bill.period}`}
        note={bill.no}
        actions={
          <>
            <ExportButton
              endpoint="GET /api/propertyManage/bill/print"
              input={{ id: bill.billId }}
              text={m.act_print()}
            />
            <ButtonLink href={paths.costQuery()}>{m.act_back()}</ButtonLink>
          </>
        }
      />
      <div className={styles.stack}>
        {bill.successorId && (
          <Alert
            title={m.billing_replaced()}
            action={<ButtonLink href={paths.myPayment(bill.successorId)}>{m.act_view()}</ButtonLink>}
          />
        )}
        {bill.openOrder && (
          <Alert
            title={m.billing_order_until({
              no: bill.openOrder.no,
              time: formatDate(bill.openOrder.expireAt, 'MM-DD HH:mm'),
            })}
            action={
              <ButtonLink href={paths.payChoice(bill.openOrder.payOrderId)} variant="main">
                {m.billing_go_on_paying()}
              </ButtonLink>
            }
          />
        )}
        <Anomalies anomalies={bill.anomalies} meterNo={bill.meterNo} />
        <div className={styles.bill}>
          <div className={styles.main}>
            <Compared bill={bill} />
            <Calculated bill={bill} />
            {bill.lateFeeFen > 0 && bill.payableFen > 0 && <LateFee bill={bill} />}
            {bill.plan && <OwnPlanFacts plan={bill.plan} billId={bill.billId} />}
            {bill.payment && <Paid payment={bill.payment} />}
            {bill.objection && (
              <Panel title={m.billing_objection()}>
                <ObjectionFacts objection={bill.objection} />
              </Panel>
            )}
          </div>
          <BillSum bill={bill} />
        </div>
      </div>
      <Acts bill={bill} />
    </>
  );
}

const isPayable = ({ state, payableFen }: BillDetail) =>
  (state === 'UNPAID' || state === 'OVERDUE') && payableFen > 0;

function Acts({ bill }: { bill: BillDetail }) {
  const [isObjecting, setObjecting] = useState(false);
  const mayObject = bill.actions.includes('object');
  const { busy, pay } = usePayFor();
  const payBill = () => pay({ kind: 'BILL', ids: [bill.billId], totalFen: bill.payableFen });
  const object = { key: 'object', text: m.billing_object(), onPress: () => setObjecting(true) };
  return (
    <>
      <PageActs
        acts={[
          ...(mayObject ? [object] : []),
          ...(isPayable(bill)
            ? [{ key: 'pay', text: m.billing_pay(), busy, onPress: () => void payBill() }]
            : []),
        ]}
        note={mayObject && m.billing_object_until({ day: bill.objectUntil ?? '' })}
      />
      <Suspense>
        {isObjecting && <ObjectionDrawer bill={bill} onClose={() => setObjecting(false)} />}
      </Suspense>
    </>
  );
}

/** The lines with their total, and the meter with the photos of its readings. */
function Calculated({ bill }: { bill: BillDetail }) {
  const { meterId, meterNo, feeCode, photos, lines, unit, taxFen } = bill;
  const shots = [photos.before, photos.after].filter((fileId) => fileId !== '');
  return (
    <Panel title={m.billing_how_come()}>
      {shots.length > 0 && (
        <Row wrap gap={16} below={16} className={styles.shots}>
          {shots.map((fileId) => (
            <img
              key={fileId}
              src={imageUrl(fileId, 0, 320)}
              alt={m.billing_photo_of({ meter: meterNo })}
              width={320}
            />
          ))}
        </Row>
      )}
      <BillLines lines={lines} unit={unit} />
      <Row as="p" wrap gap={4} gapX={24} above={12} tone="quiet">
        {m.billing_tax({ tax: formatFen(taxFen) })}
        {meterId !== null && (feeCode === 'WATER' || feeCode === 'ELECTRICITY') && (
          <span>
            {m.field_meter_no()} <Link href={meterHref({ kind: feeCode, meterId })}>{meterNo}</Link>
          </span>
        )}
      </Row>
    </Panel>
  );
}

/** When and how it was paid, with the receipt. */
function Paid({ payment }: { payment: NonNullable<BillDetail['payment']> }) {
  const { payOrderId, no, paidAt, channelLabel } = payment;
  return (
    <Panel
      title={m.billing_payment()}
      end={
        <>
          <ButtonLink href={paths.payReceipt(payOrderId)}>{m.billing_receipt()}</ButtonLink>
          <ButtonLink href={paths.myPayments({ order: payOrderId })}>{m.billing_invoice_refund()}</ButtonLink>
        </>
      }
    >
      <Facts
        facts={[
          { name: m.billing_pay_order(), value: <Link href={paths.payResult(no)}>{no}</Link> },
          { name: m.billing_paid_at(), value: formatDate(paidAt) },
          { name: m.billing_pay_way(), value: channelLabel },
        ]}
      />
    </Panel>
  );
}
