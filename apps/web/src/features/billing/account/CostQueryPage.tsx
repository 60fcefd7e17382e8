import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { BillList } from './BillList.tsx';
import { PayAll } from './pay-all/PayAll.tsx';

/** Whether the address asks for a list; without filters, or for what is due, the page is for paying. */
function isList(search: URLSearchParams): boolean {
  const state = search.get('state') ?? '';
  return (
    search.get('view') === 'all' ||
    !['', 'DUE'].includes(state) ||
    ['keyword', 'feeCode', 'year'].some((name) => search.has(name))
  );
}

/** The enterprise's bills: those to pay, all at once unless some are left out, and the list of all. */
export function Component() {
  const isAll = isList(useSearchParams()[0]);
  const tabs = (
    <TabLinks
      label={m.billing_cost_title()}
      currentKey={isAll ? 'all' : 'due'}
      items={[
        { key: 'due', href: paths.costQuery(), text: m.pay_all_tab_due() },
        { key: 'all', href: paths.costQuery({ view: 'all' }), text: m.pay_all_tab_all() },
      ]}
    />
  );
  const actions = (
    <>
      <ExportButton endpoint="GET /api/propertyManage/notice/printOwn" input={{}} text={m.report_notice()} />
      <ButtonLink href={paths.paymentComing()}>{m.billing_coming_title()}</ButtonLink>
      <ButtonLink href={paths.myPayments()}>{m.pay_own_orders()}</ButtonLink>
    </>
  );
  if (isAll) return <BillList lead={tabs} actions={actions} />;
  return (
    <>
      <PageTitle title={m.billing_cost_title()} aside={tabs} inLine actions={actions} />
      <PayAll />
    </>
  );
}
