import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { anchorOf, type OwnProfile } from '../profile/own-profile.ts';
import { partNames } from '../profile/profile-words.ts';
import { EditorLoading } from '../sections/EditorLoading.tsx';
import sections from '../sections/Section.module.css';
import { ChangeBand } from './ChangeBand.tsx';

const ChangeForm = lazy(async () => ({ default: (await import('./ChangeForm.tsx')).ChangeForm }));

interface KeyPartProps {
  profile: OwnProfile;
  isEditing: boolean;
  onEdit: () => void;
  onDone: () => void;
}

/** An approved change is shown only for this long. */
const shownForMs = 14 * 86_400_000;

function isWorthShowing({ state, history }: NonNullable<OwnProfile['change']>): boolean {
  return state !== 'PASSED' || Date.now() - (history.at(-1)?.at ?? 0) < shownForMs;
}

/** The registered data of the enterprise, with its latest change. */
export function KeyPart({ profile, isEditing, onEdit, onDone }: KeyPartProps) {
  const { name, creditCode, legalPerson, licence, change, actions } = profile;
  const mayChange = actions.includes('change');
  const isUnderAudit = change?.state === 'PENDING' || change?.state === 'REVIEWING';
  const mayStart = mayChange && !isUnderAudit && change?.state !== 'RETURNED' && !isEditing;
  const end = (
    <Row as="span" gap={12} align="center" className={sections.head}>
      {mayChange ? m.profile_audited_note() : m.profile_change_owner_only()}
      {mayStart && (
        <Button size="small" onClick={onEdit}>
          {m.profile_change()}
        </Button>
      )}
    </Row>
  );
  return (
    <div id={anchorOf('KEY')} className={sections.section}>
      <Panel title={partNames.KEY()} end={end}>
        {change && isWorthShowing(change) && !isEditing && (
          <ChangeBand change={change} {...(mayChange ? { onCorrect: onEdit } : {})} />
        )}
        {isEditing ? (
          <Suspense fallback={<EditorLoading />}>
            <ChangeForm profile={profile} onDone={onDone} />
          </Suspense>
        ) : (
          <Facts
            facts={[
              { name: m.field_full_name(), value: <span lang="zh-CN">{name}</span>, wide: true },
              { name: m.profile_f_code_short(), value: creditCode },
              { name: m.field_legal_person(), value: <Written>{legalPerson}</Written> },
              {
                name: m.field_licence(),
                wide: true,
                value: licence ? (
                  <Link href={imageUrl(licence.fileId)} target="_blank">
                    <Written>{licence.name}</Written>
                  </Link>
                ) : (
                  '—'
                ),
              },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}
