import * as m from '@portal/texts/messages';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';

/** Stands where the form of a section comes. */
export function EditorLoading() {
  return (
    <Loading label={m.profile_loading()}>
      <Skeleton height="180px" />
    </Loading>
  );
}
