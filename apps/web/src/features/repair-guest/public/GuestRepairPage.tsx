import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import GuestRepair from './GuestRepair.island.tsx';

/** The page an asset's label leads to: reporting without an account, and later the report's status. */
export function Component() {
  return (
    <>
      <DocumentHead title={[m.repair_guest_title()]} noIndex />
      <Crumbs steps={[{ text: m.repair_guest_title() }]} />
      <Wrap>
        <PageHead title={m.repair_guest_title()} note={m.repair_guest_note()} />
        <GuestRepair member={paths.repair()} />
        <p>{m.repair_guest_after()}</p>
        <noscript>
          <p>{m.repair_guest_script()}</p>
        </noscript>
      </Wrap>
    </>
  );
}
