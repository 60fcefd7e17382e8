import type { RoomAccess } from '@portal/contract/venture/room';
import { type RoomFolder, roomFolderLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { roomVariants } from './venture-words.ts';

const foldersText = (folders: RoomFolder[]) => folders.map((folder) => roomFolderLabels[folder]()).join('、');

/** A request to read the data room, as both sides see it. */
export const AccessFacts = ({ access }: { access: RoomAccess }) => (
  <Facts
    columns={1}
    facts={[
      {
        name: m.field_state(),
        value: <Status kind={roomVariants[access.state]}>{access.stateLabel}</Status>,
      },
      ...(access.reason === ''
        ? []
        : [{ name: m.field_reason(), value: <Written>{access.reason}</Written> }]),
      { name: m.field_id(), value: access.no },
      { name: m.venture_reader(), value: <Written>{access.readerName}</Written> },
      { name: m.venture_asked_for(), value: foldersText(access.folders) },
      { name: m.field_room_purpose(), value: <Written>{access.purpose}</Written> },
      ...(access.granted.length === 0
        ? []
        : [
            { name: m.venture_what_is_open(), value: foldersText(access.granted) },
            { name: m.field_grant_until(), value: access.until ?? '—' },
            {
              name: m.field_may_download(),
              value: access.mayDownload ? m.input_yes() : m.input_no(),
            },
          ]),
    ]}
  />
);
