import * as m from '@portal/texts/messages';
import { Alert } from '../../ui/alert/Alert.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import type { LeftOut } from './clean-paste.ts';

interface PasteNoticeProps {
  leftOut: LeftOut;
  onPicture: () => void;
  onClose: () => void;
}

/** Says what a paste could not bring along, and offers to add its pictures. */
export function PasteNotice({ leftOut: { pictures, others }, onPicture, onClose }: PasteNoticeProps) {
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Row gap={8}>
          {pictures > 0 && (
            <Button size="small" onClick={onPicture}>
              {m.rich_text_paste_picture()}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {m.rich_text_paste_close()}
          </Button>
        </Row>
      }
    >
      {pictures > 0 && <p>{m.rich_text_paste_pictures({ count: pictures })}</p>}
      {others > 0 && <p>{m.rich_text_paste_others({ count: others })}</p>}
    </Alert>
  );
}
