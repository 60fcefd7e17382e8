import type { BankLayout } from '@portal/contract/payment/bank-layout';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { DrawerPart } from '../shared/DrawerPart.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

/** The layouts of statements that were mapped by hand; a wrong one is forgotten, and asked about again. */
export function BankLayouts() {
  const { data } = useQueryOf('GET /api/payManage/bankLayout/queryList', {});
  const readsOnly = useReadsOnly();
  const forget = useMutationOf('POST /api/payManage/bankLayout/forget', {
    done: m.invoicing_layout_forgotten(),
    invalidates: paymentQueryKeys,
  });
  if (!data || data.rows.length === 0) return null;
  const drop = async ({ layoutId: id, version, name }: BankLayout) => {
    const isSure = await confirm({
      title: m.act_ask({ act: m.invoicing_layout_forget(), title: name }),
      text: m.invoicing_layout_forget_text(),
      ok: m.invoicing_layout_forget(),
    });
    if (isSure) await forget.run({ id, version });
  };
  return (
    <DrawerPart title={m.invoicing_layouts()}>
      <Rows>
        {data.rows.map((layout) => (
          <Row
            key={layout.layoutId}
            title={<Written>{layout.name}</Written>}
            text={<Written>{layout.heads.join(' · ')}</Written>}
            note={
              <>
                <Written>{layout.savedByName}</Written> · {formatDate(layout.savedAt)}
              </>
            }
          >
            {!readsOnly && (
              <Button size="small" busy={forget.busy} onClick={() => void drop(layout)}>
                {m.invoicing_layout_forget()}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
    </DrawerPart>
  );
}
