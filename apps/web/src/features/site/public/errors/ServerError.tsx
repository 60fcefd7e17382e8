import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';

export function ServerError() {
  const { path, search } = usePageUrl();
  return (
    <ErrorFrame
      number="500"
      heading={m.site_server_error_title()}
      text={m.site_server_error_text()}
      flower="orchid"
    >
      <PageHead title={[m.site_server_error_title()]} noIndex />
      <Row wrap gap={12} above={28}>
        <ButtonLink href={`${path}?${search.toString()}`} variant="main">
          {m.site_reload()}
        </ButtonLink>
        <ButtonLink href={paths.home()}>{m.act_back_home()}</ButtonLink>
      </Row>
    </ErrorFrame>
  );
}
