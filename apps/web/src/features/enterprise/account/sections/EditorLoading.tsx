import * as m from '@portal/texts/messages';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';

/** Takes the place of a section's form while it loads. */
export function EditorLoading() {
  return (
    <Loading label={m.profile_loading()}>
      <Skeleton height="180px" />
    </Loading>
  );
}
