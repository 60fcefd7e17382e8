import { paths } from '@portal/contract/paths';
import { type AskContent, askContent, type ReadRoom } from '@portal/contract/venture/room';
import { readingKindLabels, roomFolderLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ChecksInput } from '../../../platform/form/ChecksInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { folderVariants, sizeText } from '../shared/venture-words.ts';
import { OpenDocument } from './OpenDocument.tsx';
import styles from './Room.module.css';
import { ventureQueryKeys } from './venture-query-keys.ts';

interface RoomDrawerProps {
  ventureId: string;
  onClose: () => void;
}

/** A data room as the user's enterprise sees it; users without an enterprise see who may request access. */
export function RoomDrawer(props: RoomDrawerProps) {
  const { enterpriseId } = useUser();
  if (enterpriseId !== '') return <ReadRoomDrawer {...props} />;
  return (
    <Drawer open onClose={props.onClose} title={m.venture_room()} closeLabel={m.act_close()}>
      <Alert kind="info" title={m.venture_ask_who()} />
    </Drawer>
  );
}

/** The open folders, those that can be requested, and what has been read. */
function ReadRoomDrawer({ ventureId, onClose }: RoomDrawerProps) {
  const answer = useQueryOf('GET /api/financeManage/ventureRoom/queryDetail', { id: ventureId });
  const [isAsking, setAsking] = useState(false);
  const room = answer.data;
  if (room && isAsking) return <AskForm room={room} onClose={() => setAsking(false)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={room ? <Written>{room.ventureName}</Written> : m.venture_room()}
      size="large"
      closeLabel={m.act_close()}
      actions={room && <Acts room={room} onAsk={() => setAsking(true)} />}
    >
      <Answered of={answer}>{(found) => <Folders room={found} />}</Answered>
    </Drawer>
  );
}

function Acts({ room, onAsk }: { room: ReadRoom; onAsk: () => void }) {
  const waiting = room.accesses.find(({ actions }) => actions.includes('withdraw'));
  const withdraw = useMutationOf('POST /api/financeManage/ventureRoom/withdraw', {
    done: m.venture_request_withdrawn(),
    invalidates: [...ventureQueryKeys],
  });
  return (
    <>
      {waiting && (
        <Button
          busy={withdraw.busy}
          onClick={() => void withdraw.run({ id: waiting.accessId, version: waiting.version })}
        >
          {m.venture_withdraw_request()}
        </Button>
      )}
      {room.canAsk && room.folders.some(({ documents }) => documents > 0) && (
        <Button variant="main" onClick={onAsk}>
          {m.venture_ask_to_read()}
        </Button>
      )}
    </>
  );
}

function Folders({ room }: { room: ReadRoom }) {
  const isPublic = room.state === 'PUBLISHED' || room.state === 'CLOSED';
  return (
    <div className={styles.desk}>
      {isPublic ? (
        <Link href={paths.venture(room.ventureId)}>{m.act_public_page()}</Link>
      ) : (
        <Alert kind="info" title={m.venture_not_public()} />
      )}
      {room.folders.length === 0 && <p>{m.venture_room_empty()}</p>}
      {room.folders.map(({ folder, state, stateLabel, until, reason, documents, mayDownload }) => (
        <section key={folder}>
          <h3>{roomFolderLabels[folder]()}</h3>
          <p>
            <Status kind={folderVariants[state]}>{stateLabel}</Status>{' '}
            {until ? m.finance_until({ day: until }) : m.venture_documents({ count: documents })}
          </p>
          {reason !== '' && <Written>{reason}</Written>}
          <Text as="ul" lineAbove="strong" className={styles.rows}>
            {room.documents
              .filter((document) => document.folder === folder)
              .map((document) => (
                <li key={document.documentId}>
                  <div>
                    <b>
                      <Written>{document.title}</Written>
                    </b>
                    <small>{sizeText(document.bytes)}</small>
                  </div>
                  <OpenDocument document={document} mayDownload={mayDownload} />
                </li>
              ))}
          </Text>
        </section>
      ))}
      {room.readings.length > 0 && (
        <section>
          <h3>{m.venture_own_readings()}</h3>
          <Text as="ul" lineAbove="strong" className={styles.rows}>
            {room.readings.map(({ readingId, at, title, kind }) => (
              <li key={readingId}>
                <Written>{title}</Written>
                <span>{readingKindLabels[kind]()}</span>
                <span>{formatDate(at, 'MM-DD HH:mm')}</span>
              </li>
            ))}
          </Text>
          <p>{m.venture_own_readings_note()}</p>
        </section>
      )}
    </div>
  );
}

/** The folders requested, and the reason. */
function AskForm({ room, onClose }: { room: ReadRoom; onClose: () => void }) {
  const offered = room.folders.filter(({ documents, state }) => documents > 0 && state !== 'GRANTED');
  const form = useContractForm<AskContent>(askContent, {
    defaultValues: { folders: offered.map(({ folder }) => folder), purpose: '' },
  });
  const ask = useMutationOf('POST /api/financeManage/ventureRoom/ask', {
    once: true,
    done: m.venture_asked(),
    invalidates: [...ventureQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.venture_ask_to_read()}
      form={form}
      save={(data) => ask.run({ id: room.ventureId, data })}
      busy={ask.busy}
      saveText={m.venture_ask_to_read()}
      onClose={onClose}
    >
      <FormSection title={m.venture_room()} note={m.venture_room_note()} columns={1}>
        <ChecksInput
          name="folders"
          options={offered.map(({ folder, documents }) => ({
            value: folder,
            text: roomFolderLabels[folder](),
            note: m.venture_documents({ count: documents }),
          }))}
        />
        <TextAreaInput name="purpose" rows={4} />
      </FormSection>
    </FormDrawer>
  );
}
