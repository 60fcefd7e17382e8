import { paths } from '../../../paths.ts';
import {
  profile_none_contact,
  profile_none_text,
  profile_none_title,
} from '../../../platform/i18n/paraglide/messages.js';
import { Permission } from '../../../platform/member/Permission.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { buildingIcon } from '../../../ui/icon/shapes/building.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BoundEnterprises } from './BoundEnterprises.tsx';
import styles from './people/People.module.css';
import { Admission } from './profile/Admission.tsx';

/** Nothing to keep up yet, and the ways to an enterprise. */
export function NoEnterprise() {
  return (
    <div className={styles.people}>
      <EmptyState
        icon={buildingIcon}
        title={profile_none_title()}
        action={<ButtonLink href={paths.aboutUs()}>{profile_none_contact()}</ButtonLink>}
      >
        {profile_none_text()}
      </EmptyState>
      <BoundEnterprises />
      <Permission userTypes={['200']}>
        <Admission />
      </Permission>
    </div>
  );
}
