import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { collectionCards } from '../../manage-cards.ts';
import { CardRows } from '../CardRows.tsx';

/** The finance office's overview: receivables, receipts, and whether the books are reconciled. */
export function Component() {
  return (
    <>
      <PageTitle
        title={m.billing_collection()}
        note={m.billing_collection_note()}
        actions={
          <>
            <ExportButton endpoint="GET /api/propertyManage/bill/exportManage" input={{ state: 'OVERDUE' }} />
            <ButtonLink variant="main" href={paths.manageBills({ view: 'runs' })}>
              {m.billing_tab_runs()}
            </ButtonLink>
          </>
        }
      />
      <CardRows cards={collectionCards} />
    </>
  );
}
