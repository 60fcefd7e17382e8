import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { Status } from '../../../../ui/status/Status.tsx';

/** The last reading of every meter, with its photo. */
export const MoveOutMeters = ({ of: { meters } }: { of: MoveOutDetail }) => (
  <Panel title={m.move_out_step_readings()}>
    {meters.length === 0 && <p>{m.move_out_meters_none()}</p>}
    <Rows>
      {meters.map(({ meterId, meterNo, kindLabel, readingX100, readAt, photoFileId }) => (
        <Row
          key={meterId}
          title={`${kindLabel} ${meterNo}`}
          text={
            readAt === null || readingX100 === null ? (
              <Link href={paths.manageMeters({ view: 'readings', keyword: meterNo })}>
                {m.move_out_enter_reading()}
              </Link>
            ) : (
              m.move_out_meter_read({ reading: readingX100 / 100, day: formatDate(readAt) })
            )
          }
        >
          {readAt === null && <Status kind="late">{m.move_out_meter_missing()}</Status>}
          {photoFileId !== '' && (
            <Link href={imageUrl(photoFileId, 0, 1280)} target="_blank">
              {m.field_photos()}
            </Link>
          )}
        </Row>
      ))}
    </Rows>
  </Panel>
);
