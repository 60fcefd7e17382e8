import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import type { Asked } from './guest-query.ts';
import { Lookup } from './Lookup.tsx';
import styles from './Public.module.css';

interface GuestPageProps {
  asked: Asked;
  title: string;
  address: string;
}

/** A page on which visitors find a bill or a meter by its numbers. */
export function GuestPage({ asked, title, address }: GuestPageProps) {
  return (
    <>
      <DocumentHead title={[title]} description={m.billing_pay_note()} canonical={address} />
      <Crumbs steps={[{ text: m.billing_pay_title(), href: paths.payMoney() }, { text: title }]} />
      <Stack contained fluid gap={32} padTop={48} padBottom={96} className={styles.page}>
        <PageHead title={title} note={m.billing_guest_note()} />
        <Lookup asked={asked} title={asked === 'BILL' ? m.billing_pay_by_bill() : m.billing_find_meter()} />
        <p>
          {m.billing_tenant_hint()}{' '}
          <Link href={paths.costQuery()} look="underlined">
            {m.billing_cost_title()}
          </Link>
        </p>
      </Stack>
    </>
  );
}
