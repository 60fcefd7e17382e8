import { paths } from '../../../paths.ts';
import {
  console_failed,
  console_guide_edit,
  console_loading,
  console_retry,
  console_site,
  console_site_note,
} from '../../../platform/i18n/paraglide/messages.js';
import { useFormKey } from '../../../platform/member/form/use-form-key.ts';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SiteForm } from './SiteForm.tsx';
import { settingsKey } from './site-form.ts';

/** Who runs the portal, how it looks, and what it says of itself. */
export function Component() {
  const { data, error, isFetching, refetch } = useEndpoint(settingsKey, {}, { quiet: true });
  const form = useFormKey('site', data?.version);
  return (
    <>
      <PageTitle
        title={console_site()}
        note={console_site_note()}
        actions={<ButtonLink href={paths.manageGuide()}>{console_guide_edit()}</ButtonLink>}
      />
      {error && (
        <ErrorState
          title={console_failed()}
          retry={{ label: console_retry(), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {!data && !error && (
        <Loading label={console_loading()}>
          <Skeleton height="260px" />
          <Skeleton height="420px" />
        </Loading>
      )}
      {data && !error && <SiteForm key={form.key} settings={data} saving={form.saving} />}
    </>
  );
}
