import type { LibraryDocument } from '@portal/contract/declaration/public';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { NoEnterpriseState } from '../../../platform/account/NoEnterpriseState.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import styles from '../shared/Declaration.module.css';

const DocumentForm = lazy(async () => ({ default: (await import('./DocumentForm.tsx')).DocumentForm }));

/** Documents that an enterprise uploads once and submits again by version. */
export function Component() {
  const { auditStatus } = useUser();
  if (auditStatus !== '2')
    return (
      <>
        <PageTitle title={m.declaration_library()} />
        <NoEnterpriseState frame="block" />
      </>
    );
  return <Library />;
}

function Library() {
  const answer = useQueryOf('GET /api/policyManage/declaration/queryLibrary', {});
  const [editing, setEditing] = useState<LibraryDocument | 'new'>();
  return (
    <>
      <PageTitle title={m.declaration_library()} note={m.declaration_library_note()} />
      <Answered of={answer}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState title={m.declaration_library_empty()}>
              {m.declaration_library_empty_text()}
            </EmptyState>
          ) : (
            <Text as="ul" lineAbove="thin">
              {documents.map((document) => (
                <li key={document.libraryId} className={styles.row}>
                  <span>
                    <Written>{document.name}</Written>{' '}
                    <Text as="small" block className={styles.note}>
                      {m.declaration_version({ version: document.docVersion })}{' '}
                      <Validity document={document} />
                    </Text>
                  </span>
                  <Row as="span" wrap gap={8} above={8}>
                    <FileButton file={document.file} />
                    <Button onClick={() => setEditing(document)}>{m.declaration_renew()}</Button>
                  </Row>
                </li>
              ))}
            </Text>
          )
        }
      </Answered>
      <PageActs
        acts={[{ key: 'create', text: m.declaration_library_add(), onPress: () => setEditing('new') }]}
      />
      {editing && (
        <Suspense>
          <DocumentForm document={editing === 'new' ? null : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Validity({ document: { validTo, isOver, endsSoon } }: { document: LibraryDocument }) {
  if (validTo === null) return m.declaration_valid_always();
  const [kind, text]: [StatusKind, string] = isOver
    ? ['closed', m.declaration_document_over({ day: validTo })]
    : endsSoon
      ? ['late', m.declaration_document_ends({ day: validTo })]
      : ['open', m.declaration_valid_until({ day: validTo })];
  return <Status kind={kind}>{text}</Status>;
}
