import type { OrganizationDetail } from '@portal/contract/organization/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { networkIcon, phoneIcon, routeIcon, userIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import JoinBox from './JoinBox.island.tsx';
import { joinTexts } from './join-texts.ts';
import styles from './OrganizationSide.module.css';

/** How to join and contact it, and its place in the tree. */
export function OrganizationSide({ organization }: { organization: OrganizationDetail }) {
  const { organizationId, name, phone, leaderText, parent, children, takesMembers, tasks } = organization;
  const lang = langOfContent('zh');
  return (
    <Stack as="aside" gap={32} className={styles.side}>
      <Stack
        as="section"
        gap={14}
        padInline={24}
        padBlock={20}
        frame="thin"
        round
        ground="page"
        className={styles.box}
        aria-labelledby="join"
      >
        <h2 id="join">
          <Sentence say={m.org_join_title} values={{ name }} />
        </h2>
        <JoinBox
          organizationId={organizationId}
          takesMembers={takesMembers}
          tasks={tasks}
          hrefs={{
            login: paths.login(paths.organization(organizationId)),
            own: paths.applications({ group: 'JOIN' }),
          }}
          texts={joinTexts()}
        />
      </Stack>
      {(phone || leaderText) && (
        <section>
          <h2>{m.org_contact()}</h2>
          <Text as="ul" padTop={10} className={styles.fine}>
            {phone && (
              <li>
                <Icon shape={phoneIcon} />
                <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
              </li>
            )}
            {leaderText && (
              <li>
                <Icon shape={userIcon} />
                <span lang={lang}>{leaderText}</span>
              </li>
            )}
          </Text>
        </section>
      )}
      <section>
        <h2>{m.org_place()}</h2>
        <Text as="ul" padTop={10} className={styles.fine}>
          <li>
            <Icon shape={networkIcon} />
            {parent ? (
              <Link href={paths.organization(parent.organizationId)} lang={lang}>
                {parent.name}
              </Link>
            ) : (
              <Link href={paths.organizationChart()}>{m.org_top()}</Link>
            )}
          </li>
          {children.map((child) => (
            <li key={child.organizationId}>
              <Icon shape={routeIcon} />
              <span>
                {m.org_has_under()}{' '}
                <Link href={paths.organization(child.organizationId)} lang={lang}>
                  {child.name}
                </Link>
              </span>
            </li>
          ))}
        </Text>
      </section>
    </Stack>
  );
}
