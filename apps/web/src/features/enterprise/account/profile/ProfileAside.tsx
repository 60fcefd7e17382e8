import * as m from '@portal/texts/messages';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { circleCheckIcon, circleIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { CompletenessRing } from './CompletenessRing.tsx';
import { anchorOf, type OwnProfile, type PartOfPage } from './own-profile.ts';
import styles from './ProfileAside.module.css';
import { missingTexts, partNames, partOfMissing } from './profile-words.ts';

type Completeness = OwnProfile['completeness'];

interface ProfileAsideProps {
  completeness: Completeness;
  /** Missing items that this user can fill in now. */
  mayFill: Completeness['missing'];
  parts: readonly PartOfPage[];
}

const othersShown = 4;

/** How complete the profile is, what to do next, and links to each part. */
export function ProfileAside({ completeness: { percent, missing }, mayFill, parts }: ProfileAsideProps) {
  const [next, ...others] = mayFill;
  const lacking = new Set(missing.map(partOfMissing));
  return (
    <Stack gap={20} className={styles.aside}>
      <Panel title={m.profile_complete()}>
        <Row gap={16} align="center">
          <CompletenessRing percent={percent} />
          {next && (
            <Stack as="p" gap={2} shrink className={styles.next}>
              <small>{m.profile_complete_next()}</small>
              <a href={`#${anchorOf(partOfMissing(next))}`}>{missingTexts[next.part]()}</a>
              <small>{m.profile_complete_gain({ weight: next.weight })}</small>
            </Stack>
          )}
          {missing.length === 0 && (
            <Stack as="p" gap={2} shrink className={styles.next}>
              {m.profile_complete_all()}
            </Stack>
          )}
        </Row>
        {others.length > 0 && (
          <>
            <Text above={16} padTop={12} lineAbove="thin" className={styles.more}>
              {m.profile_complete_more()}
            </Text>
            <ul className={styles.list}>
              {others.slice(0, othersShown).map((each) => (
                <li key={each.part}>
                  <a href={`#${anchorOf(partOfMissing(each))}`}>{missingTexts[each.part]()}</a>
                  <small>+{each.weight}%</small>
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
      <nav aria-label={m.profile_nav()} className={styles.nav}>
        {parts.map((part) => {
          const isLacking = lacking.has(part);
          return (
            <a key={part} href={`#${anchorOf(part)}`}>
              <Icon shape={isLacking ? circleIcon : circleCheckIcon} />
              {partNames[part]()}
              {isLacking && (
                <Text as="small" atEnd tone="amber" size={12}>
                  {m.profile_nav_missing()}
                </Text>
              )}
            </a>
          );
        })}
      </nav>
    </Stack>
  );
}
