import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';
import styles from './Errors.module.css';

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
      <div className={styles.actions}>
        <ButtonLink href={`${path}?${search.toString()}`} variant="main">
          {m.site_reload()}
        </ButtonLink>
        <ButtonLink href={paths.home()}>{m.site_back_home()}</ButtonLink>
      </div>
    </ErrorFrame>
  );
}
