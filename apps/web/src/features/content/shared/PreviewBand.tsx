import * as m from '@portal/texts/messages';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';

/** Banner above a page that shows something not yet public. */
export function PreviewBand() {
  return (
    <Wrap>
      <Alert kind="warning" title={m.editing_preview_band_title()}>
        {m.editing_preview_band()}
      </Alert>
    </Wrap>
  );
}
