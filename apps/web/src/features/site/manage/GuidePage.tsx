import { paths } from '../../../paths.ts';
import {
  console_failed,
  console_guide,
  console_guide_note,
  console_guide_view,
  console_loading,
  console_retry,
} from '../../../platform/i18n/paraglide/messages.js';
import { useFormKey } from '../../../platform/member/form/use-form-key.ts';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { GuideForm } from './GuideForm.tsx';
import { guideKey } from './guide-form.ts';

/** The public page 入驻指南, in every language. */
export function Component() {
  const { data, error, isFetching, refetch } = useEndpoint(guideKey, {}, { quiet: true });
  const form = useFormKey('guide', data?.version);
  return (
    <>
      <PageTitle
        title={console_guide()}
        note={console_guide_note()}
        actions={<ButtonLink href={paths.registrationGuide()}>{console_guide_view()}</ButtonLink>}
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
      {data && !error && <GuideForm key={form.key} settings={data} saving={form.saving} />}
    </>
  );
}
