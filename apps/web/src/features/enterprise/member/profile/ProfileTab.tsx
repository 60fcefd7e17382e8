import { useState } from 'react';
import { KeyPart } from '../change/KeyPart.tsx';
import { SectionPanel } from '../sections/SectionPanel.tsx';
import { sectionTable } from '../sections/section-table.tsx';
import { AdmissionBand } from './AdmissionBand.tsx';
import { type OwnProfile, type PartOfPage, partsOfPage } from './own-profile.ts';
import { ProfileAside } from './ProfileAside.tsx';
import styles from './ProfileTab.module.css';
import { useChoices } from './use-choices.ts';

/** Figures and accounts are not every member's to see. */
const isSeen = (part: PartOfPage, { annual }: OwnProfile) =>
  annual !== null || (part !== 'ANNUAL' && part !== 'BANK');

/** All parts of the profile below each other; one is edited at a time. */
export function ProfileTab({ profile }: { profile: OwnProfile }) {
  const [editing, setEditing] = useState<PartOfPage>();
  const choices = useChoices(profile.industryTagIds);
  const close = () => setEditing(undefined);
  const parts = partsOfPage.filter((part) => isSeen(part, profile));
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <AdmissionBand entryStatus={profile.entryStatus} />
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
                <Editor {...{ profile, choices }} onDone={close} />
              ) : (
                <View {...{ profile, choices }} />
              )}
            </SectionPanel>
          );
        })}
      </div>
      <ProfileAside completeness={profile.completeness} parts={parts} />
    </div>
  );
}
