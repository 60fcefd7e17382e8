import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { CollectPage } from './CollectPage.tsx';

export const Component = () => (
  <CollectPage
    kind="SERVE"
    name="collect-serve"
    title={m.collect_serve_title()}
    note={m.collect_serve_note()}
    empty={{
      title: m.collect_empty(),
      text: m.collect_serve_empty_text(),
      action: <ButtonLink href={paths.serviceList()}>{m.collect_serve_empty_action()}</ButtonLink>,
    }}
  />
);
