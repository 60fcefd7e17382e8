import type { VersionRow } from '@portal/contract/version-history';
import type { Place } from '@portal/contract/working-copy';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { isUnread } from './is-unread.ts';

/** Anything with versions: an article, or a policy. */
export interface Versioned extends Place<string> {
  desk: 'infoManage/content' | 'policyManage/policy';
  id: string;
  version: number;
  /** Number of the latest version. */
  versionNo: number;
  /** Whether the caller may restore an old version as the working copy now. */
  mayRestore: boolean;
  /** Queries that become stale after a restore. */
  answers: readonly GetKey[];
}

interface VersionListProps {
  of: Versioned;
  onCompare: (no: number) => void;
  onRestored: () => void;
}

const maxShown = 50;

/** Whether this is the latest version and no working copy is pending. */
const isAsItStands = ({ status, revision, versionNo }: Versioned, no: number) =>
  no === versionNo && revision === 'NONE' && !isUnread(status);

export function VersionList({ of, onCompare, onRestored }: VersionListProps) {
  const { desk, id, version, answers } = of;
  const answer = useQueryOf(`GET /api/${desk}/queryVersionList`, { id, pageSize: maxShown });
  const restore = useMutationOf(`POST /api/${desk}/restoreVersion`, {
    done: m.editing_version_restored(),
    invalidates: answers,
  });
  const takeBack = async (no: number) => {
    const question = { title: m.editing_version_restore_ask({ no }), text: m.editing_version_restore_text() };
    if (!(await confirm({ ...question, ok: m.editing_version_restore() }))) return;
    if (await restore.run({ id, no, version })) onRestored();
  };
  return (
    <Answered of={answer} lines={6}>
      {({ rows }) => (
        <Text as="ol">
          {rows.map((row) => (
            <Row
              key={row.no}
              as="li"
              wrap
              align="center"
              justify="between"
              gap={8}
              gapX={16}
              padBlock={14}
              lineBelow="thin"
            >
              <VersionFacts version={row} isLatest={row.no === of.versionNo} />
              {!isAsItStands(of, row.no) && (
                <Row as="span" inline gap={8}>
                  <Button size="small" onClick={() => onCompare(row.no)}>
                    {m.editing_version_compare()}
                  </Button>
                  {of.mayRestore && (
                    <Button size="small" busy={restore.busy} onClick={() => void takeBack(row.no)}>
                      {m.editing_version_restore()}
                    </Button>
                  )}
                </Row>
              )}
            </Row>
          ))}
        </Text>
      )}
    </Answered>
  );
}

interface VersionFactsProps {
  version: VersionRow;
  isLatest: boolean;
}

function VersionFacts({ version, isLatest }: VersionFactsProps) {
  const { no, title, authorNames, approvedBy, approvedAt } = version;
  return (
    <div>
      <b>{m.editing_version({ no })}</b> <span lang={langOfContent('zh')}>{title}</span>{' '}
      {isLatest && <Tag>{m.editing_version_latest()}</Tag>}
      <Text as="small" block tone="faint" size="note">
        {approvedBy ? (
          <Sentence
            say={(names) => m.editing_version_by({ ...names, time: formatDate(approvedAt) })}
            values={{ authors: authorNames.join('、'), chief: approvedBy }}
          />
        ) : (
          m.editing_version_earlier({ time: formatDate(approvedAt) })
        )}
      </Text>
    </div>
  );
}
