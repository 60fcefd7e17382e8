import * as m from '@portal/texts/messages';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';

interface EditStatesProps {
  /** The title shown until the name of the edited object is known. */
  title: string;
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  /** Address of the list. */
  back: string;
}

/** What is shown until there is something to edit: loading, missing, or failed. */
export function EditStates({ title, ...state }: EditStatesProps) {
  return (
    <>
      <PageTitle title={title} />
      <State {...state} />
    </>
  );
}

function State({ error, busy, onRetry, back }: Omit<EditStatesProps, 'title'>) {
  if (error instanceof ApiError && ['500404', '100001'].includes(error.retCode))
    return (
      <EmptyState title={m.officer_missing()} action={<ButtonLink href={back}>{m.act_back()}</ButtonLink>} />
    );
  if (error)
    return <ErrorState title={m.member_load_failed()} retry={{ label: m.act_retry(), onRetry, busy }} />;
  return (
    <Loading label={m.member_loading()}>
      <Skeleton height="48px" />
      <Skeleton height="320px" />
      <Skeleton height="320px" />
    </Loading>
  );
}
