import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { CollectPage } from './CollectPage.tsx';

export const Component = () => (
  <CollectPage
    kind="ACTIVITY"
    name="collect-activity"
    title={m.activity_collected()}
    note={m.activity_collected_note()}
    empty={{
      title: m.collect_empty(),
      text: m.activity_collected_empty(),
      action: <ButtonLink href={paths.activityList()}>{m.activity_see_all()}</ButtonLink>,
    }}
  />
);
