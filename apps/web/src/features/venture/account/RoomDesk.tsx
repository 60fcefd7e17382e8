import type { RoomAccess } from '@portal/contract/venture/room';
import { roomFolderLabels, roomFolders } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { plusIcon, trashIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { roomVariants, sizeText } from '../shared/venture-words.ts';
import { OpenDocument } from './OpenDocument.tsx';
import styles from './Room.module.css';
import { ventureQueryKeys } from './venture-query-keys.ts';

const AccessDrawer = lazy(async () => ({ default: (await import('./AccessDrawer.tsx')).AccessDrawer }));
const DocumentForm = lazy(async () => ({ default: (await import('./DocumentForm.tsx')).DocumentForm }));

/** The data room of the user's own venture: requests to read it, and its documents. */
export function RoomDesk({ ventureId }: { ventureId: string }) {
  const answer = useQueryOf('GET /api/financeManage/ventureRoom/queryOwn', { id: ventureId });
  const [opened, setOpened] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const room = answer.data;
  const access = room?.accesses.find(({ accessId }) => accessId === opened);
  return (
    <Answered of={answer}>
      {({ documents, accesses, canEdit }) => (
        <div className={styles.desk}>
          <section>
            <BlockHead title={m.venture_requests()} note={m.venture_requests_note()} />
            {accesses.length === 0 ? (
              <EmptyState title={m.venture_no_requests()}>{m.venture_no_requests_text()}</EmptyState>
            ) : (
              <Text as="ul" lineAbove="strong" className={styles.rows}>
                {accesses.map((row) => (
                  <AccessRow key={row.accessId} access={row} onOpen={() => setOpened(row.accessId)} />
                ))}
              </Text>
            )}
          </section>
          <section>
            <BlockHead title={m.venture_documents_title()} note={m.venture_documents_note()} />
            {canEdit && (
              <p>
                <Button icon={plusIcon} onClick={() => setAdding(true)}>
                  {m.venture_add_document()}
                </Button>
              </p>
            )}
            {documents.length === 0 && (
              <EmptyState title={m.venture_room_empty()}>{m.venture_room_empty_text()}</EmptyState>
            )}
            {roomFolders
              .filter((folder) => documents.some((document) => document.folder === folder))
              .map((folder) => (
                <div key={folder}>
                  <h3>{roomFolderLabels[folder]()}</h3>
                  <Text as="ul" lineAbove="strong" className={styles.rows}>
                    {documents
                      .filter((document) => document.folder === folder)
                      .map((document) => (
                        <li key={document.documentId}>
                          <div>
                            <b>
                              <Written>{document.title}</Written>
                            </b>
                            <small>
                              <Written>{document.fileName}</Written> · {sizeText(document.bytes)}
                            </small>
                          </div>
                          <OpenDocument document={document} mayDownload />
                          {canEdit && <Remove documentId={document.documentId} title={document.title} />}
                        </li>
                      ))}
                  </Text>
                </div>
              ))}
          </section>
          <Suspense>
            {access && <AccessDrawer access={access} onClose={() => setOpened(undefined)} />}
            {isAdding && <DocumentForm ventureId={ventureId} onClose={() => setAdding(false)} />}
          </Suspense>
        </div>
      )}
    </Answered>
  );
}

function AccessRow({ access, onOpen }: { access: RoomAccess; onOpen: () => void }) {
  const { readerName, purpose, state, stateLabel, until, askedAt } = access;
  return (
    <li>
      <div>
        <b>
          <Written>{readerName}</Written>
        </b>
        <small>
          <Written>{purpose}</Written> · {formatDate(askedAt, 'YYYY-MM-DD')}
        </small>
      </div>
      <Status kind={roomVariants[state]}>
        {stateLabel}
        {state === 'GRANTED' && until ? ` ${m.finance_until({ day: until })}` : ''}
      </Status>
      <Button onClick={onOpen}>{state === 'ASKED' ? m.act_answer() : m.venture_look()}</Button>
    </li>
  );
}

function Remove({ documentId: id, title }: { documentId: string; title: string }) {
  const remove = useMutationOf('POST /api/financeManage/ventureRoom/removeDocument', {
    done: m.venture_removed(),
    invalidates: [...ventureQueryKeys],
  });
  const ask = async () => {
    const isSure = await confirm({
      title: m.act_ask({ act: m.venture_remove(), title }),
      text: m.venture_remove_text(),
      ok: m.venture_remove(),
      danger: true,
    });
    if (isSure) await remove.run({ id });
  };
  return (
    <IconButton
      icon={trashIcon}
      label={m.venture_remove_of({ title })}
      busy={remove.busy}
      onClick={() => void ask()}
    />
  );
}
