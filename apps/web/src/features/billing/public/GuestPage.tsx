import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import GuestDesk from './GuestDesk.island.tsx';
import type { Asked } from './guest-query.ts';

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
      <Wrap>
        <PageHead title={title} note={m.billing_guest_note()} />
        <GuestDesk asked={asked} />
        <noscript>
          <p>{m.billing_script_needed()}</p>
        </noscript>
        <p>{m.billing_tenant_hint()}</p>
      </Wrap>
    </>
  );
}
