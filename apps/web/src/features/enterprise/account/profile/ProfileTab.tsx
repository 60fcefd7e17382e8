import { Suspense, useEffect, useRef, useState } from 'react';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { KeyPart } from '../change/KeyPart.tsx';
import { EditorLoading } from '../sections/EditorLoading.tsx';
import { SectionPanel } from '../sections/SectionPanel.tsx';
import { sectionTable } from '../sections/section-table.tsx';
import { Admission } from './Admission.tsx';
import { anchorOf, type OwnProfile, type PartOfPage, partsOfPage } from './own-profile.ts';
import { ProfileAside } from './ProfileAside.tsx';
import styles from './ProfileTab.module.css';
import { partOfMissing } from './profile-words.ts';
import { useChoices } from './use-choices.ts';

/** Annual figures and bank accounts are not visible to every member. */
const isSeen = (part: PartOfPage, { annual }: OwnProfile) =>
  annual !== null || (part !== 'ANNUAL' && part !== 'BANK');

/** The registration is changed through a review, which only the owner can request. */
function mayFill(
  missing: OwnProfile['completeness']['missing'][number],
  { editable, actions }: OwnProfile,
): boolean {
  const part = partOfMissing(missing);
  return part === 'KEY' ? actions.includes('change') : editable.includes(part);
}

const applying: readonly OwnProfile['entryStatus'][] = ['DRAFT', 'RETURNED', 'REJECTED'];

/** The part being edited; when its form closes, the focus returns to the button that opened it. */
function useEditedPart() {
  const [editing, setEditing] = useState<PartOfPage>();
  const last = useRef<PartOfPage>(undefined);
  useEffect(() => {
    if (!editing && last.current)
      document.querySelector<HTMLElement>(`#${anchorOf(last.current)} button`)?.focus();
    last.current = editing;
  }, [editing]);
  return [editing, setEditing] as const;
}

/** Scrolls to the part named by the anchor, since the parts render after the page. */
function useAnchor() {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
}

/** All parts of the profile in one column; one is edited at a time. */
export function ProfileTab({ profile }: { profile: OwnProfile }) {
  const [editing, setEditing] = useEditedPart();
  useAnchor();
  const choices = useChoices(profile.industryTagIds);
  const close = () => setEditing(undefined);
  const parts = partsOfPage.filter((part) => isSeen(part, profile));
  // While it is the applicant's turn, there is nothing to maintain but the application.
  if (applying.includes(profile.entryStatus)) return <Admission />;
  return (
    <Columns
      of="minmax(0, 1fr) minmax(260px, 300px)"
      gap={24}
      align="start"
      stack="laptop"
      className={styles.columns}
    >
      <Stack fluid gap={20} shrink>
        {profile.entryStatus !== 'PASSED' && <Admission />}
        {parts.map((part) => {
          if (part === 'KEY')
            return (
              <KeyPart
                key={part}
                profile={profile}
                isEditing={editing === part}
                onEdit={() => setEditing(part)}
                onDone={close}
              />
            );
          const { View, Editor, note } = sectionTable[part];
          const isEditing = editing === part;
          const mayEdit = profile.editable.includes(part) && !isEditing;
          return (
            <SectionPanel
              key={part}
              part={part}
              note={note()}
              {...(mayEdit ? { onEdit: () => setEditing(part) } : {})}
            >
              {isEditing ? (
                <Suspense fallback={<EditorLoading />}>
                  <Editor profile={profile} choices={choices} onDone={close} />
                </Suspense>
              ) : (
                <View profile={profile} choices={choices} />
              )}
            </SectionPanel>
          );
        })}
      </Stack>
      <ProfileAside
        completeness={profile.completeness}
        mayFill={profile.completeness.missing.filter((missing) => mayFill(missing, profile))}
        parts={parts}
      />
    </Columns>
  );
}
