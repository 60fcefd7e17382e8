import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { CollectPage } from './CollectPage.tsx';

export const Component = () => (
  <CollectPage
    kind="POST"
    name="collect-post"
    title={m.community_collected()}
    note={m.community_collected_note()}
    empty={{
      title: m.collect_empty(),
      text: m.community_collected_empty(),
      action: <ButtonLink href={paths.community()}>{m.community_visit()}</ButtonLink>,
    }}
  />
);
