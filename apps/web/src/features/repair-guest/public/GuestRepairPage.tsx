import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import GuestRepair from './GuestRepair.island.tsx';

/** Where the label of an asset leads: a report without an account, and later how it stands. */
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
