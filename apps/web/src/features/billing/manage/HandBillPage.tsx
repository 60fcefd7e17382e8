import type { HandBillContent, HandBillDetail } from '@portal/contract/billing/hand-bill';
import { useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { HandBillForm } from './HandBillForm.tsx';
import { HandBillView } from './HandBillView.tsx';

const newBill: HandBillContent = {
  kind: 'BILL',
  enterpriseId: '',
  contractId: null,
  billId: null,
  feeCode: '',
  lines: [{ name: '', quantityX100: 100, unitPriceE4: 0 }],
  dueDate: null,
  hasLateFee: false,
  reason: '',
  fileId: '',
};

/** A bill or credit note by hand: written, looked at before it is issued, decided by a second person. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const billId = search.get('bill');
  if (id !== 'new') return <Kept key={id} id={id} isEdited={search.has('edit')} />;
  if (billId) return <CreditOfBill key={billId} billId={billId} />;
  const enterpriseId = search.get('enterprise');
  if (enterpriseId) return <BillOfEnterprise key={enterpriseId} enterpriseId={enterpriseId} />;
  const kind = search.get('kind') === 'CREDIT' ? 'CREDIT' : 'BILL';
  return <HandBillForm key={kind} handBill={null} values={{ ...newBill, kind }} of={null} />;
}

function Kept({ id, isEdited }: { id: string; isEdited: boolean }) {
  const answer = useQueryOf('GET /api/propertyManage/handBill/queryDetail', { id });
  return (
    <Answered of={answer}>
      {(row) =>
        isEdited && row.actions.includes('edit') ? <Edited row={row} /> : <HandBillView handBill={row} />
      }
    </Answered>
  );
}

function Edited({ row }: { row: HandBillDetail }) {
  const { data, enterpriseName, feeLabel, billNo } = row;
  const known = { enterpriseId: data.enterpriseId, enterpriseName, feeLabel, billNo };
  return <HandBillForm key={row.version} handBill={row} values={data} of={known} />;
}

/** A bill for an enterprise that was chosen elsewhere. */
function BillOfEnterprise({ enterpriseId }: { enterpriseId: string }) {
  const answer = useQueryOf('GET /api/payManage/account/queryManage', { id: enterpriseId });
  return (
    <Answered of={answer}>
      {({ enterpriseName }) => (
        <HandBillForm
          handBill={null}
          values={{ ...newBill, enterpriseId }}
          of={{ enterpriseId, enterpriseName, feeLabel: '', billNo: '' }}
        />
      )}
    </Answered>
  );
}

/** A credit note for a bill: enterprise and fee are those of the bill. */
function CreditOfBill({ billId }: { billId: string }) {
  const answer = useQueryOf('GET /api/propertyManage/bill/queryManageDetail', { id: billId });
  return (
    <Answered of={answer}>
      {({ enterpriseId, enterpriseName, feeCode, feeLabel, no, principalFen, adjustFen }) => (
        <HandBillForm
          handBill={null}
          values={{
            ...newBill,
            kind: 'CREDIT',
            enterpriseId,
            billId,
            feeCode,
            lines: [{ name: '', quantityX100: 100, unitPriceE4: (principalFen + adjustFen) * 100 }],
          }}
          of={{ enterpriseId, enterpriseName, feeLabel, billNo: no }}
        />
      )}
    </Answered>
  );
}
