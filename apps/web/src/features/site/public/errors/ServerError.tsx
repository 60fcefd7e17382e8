import { paths } from '../../../../paths.ts';
import {
  site_back_home,
  site_reload,
  site_server_error_text,
  site_server_error_title,
} from '../../../../platform/i18n/paraglide/messages.js';
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
      heading={site_server_error_title()}
      text={site_server_error_text()}
      flower="orchid"
    >
      <PageHead title={[site_server_error_title()]} noIndex />
      <div className={styles.actions}>
        <ButtonLink href={`${path}?${search.toString()}`} variant="main">
          {site_reload()}
        </ButtonLink>
        <ButtonLink href={paths.home()}>{site_back_home()}</ButtonLink>
      </div>
    </ErrorFrame>
  );
}
