import * as m from '@portal/texts/messages';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';

/** Over a page that shows what is not public yet. */
export function PreviewBand() {
  return (
    <Wrap>
      <Alert kind="warning" title={m.editing_preview_band_title()}>
        {m.editing_preview_band()}
      </Alert>
    </Wrap>
  );
}
