import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { CollectPage } from './CollectPage.tsx';

export const Component = () => (
  <CollectPage
    kind="MESSAGE"
    name="collect-message"
    title={m.collect_title()}
    note={m.collect_note()}
    empty={{
      title: m.collect_empty(),
      text: m.collect_empty_text(),
      action: <ButtonLink href={paths.articleList('INDUSTRY')}>{m.collect_empty_action()}</ButtonLink>,
    }}
  />
);
