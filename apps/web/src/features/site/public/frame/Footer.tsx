import type { SiteSetting } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { CachedFragment } from '../../../../platform/page/CachedFragment.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { phoneIcon } from '../../../../ui/icon/shapes.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Wrap } from '../../../../ui/layout/Layout.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import { useHasPage } from '../../shared/known-pages.ts';
import { Mark } from '../../shared/Mark.tsx';
import { useSiteSetting } from '../../shared/site-setting.ts';
import styles from './Footer.module.css';
import { type FooterGroup, footerGroups } from './footer-links.ts';

/** The operator of the portal, the links by group, the official registrations. */
export function Footer() {
  const setting = useSiteSetting();
  const groups = footerGroups(useHasPage());
  return (
    <CachedFragment
      as="footer"
      className={styles.footer}
      name="site/footer"
      of={FooterContent}
      with={{ setting, groups }}
    />
  );
}

interface FooterContentProps {
  setting: SiteSetting;
  groups: FooterGroup[];
}

function FooterContent({ setting, groups }: FooterContentProps) {
  const { company, filings, notice, hotline } = setting;
  return (
    <Wrap>
      {hotline && (
        <Link href={`tel:${hotline}`} look="bare" className={styles.phone}>
          <Icon shape={phoneIcon} />
          {m.site_hotline()} {hotline}
        </Link>
      )}
      <Columns
        of="300px repeat(auto-fit, minmax(112px, 1fr))"
        gap={24}
        padTop={48}
        padBottom={40}
        hide="tablet"
        className={styles.upper}
      >
        <Operator setting={setting} />
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Columns>
      {(company || filings.length > 0 || notice) && (
        <Row wrap gap={4} gapX={28} padTop={16} padBottom={28} size={13} className={styles.lower}>
          {company && <span>© {company}</span>}
          {filings.map(({ text, url }) => (
            <Link key={text} href={url} look="bare">
              <span lang={langOfContent('zh')}>{text}</span>
              <VisuallyHidden>{m.site_opens_new_window()}</VisuallyHidden>
            </Link>
          ))}
          {notice && (
            <Text as="span" atEnd className={styles.notice}>
              {notice}
            </Text>
          )}
        </Row>
      )}
    </Wrap>
  );
}

function Operator({ setting }: { setting: SiteSetting }) {
  const { parkName, iconFileId, company, address, hotline, dutyPhone } = setting;
  return (
    <div>
      <Row as="p" align="center" gap={12} size={17} weight={600} className={styles.name}>
        <Mark iconFileId={iconFileId} inverse className={styles.sign} />
        {parkName}
      </Row>
      <Text as="address" above={16} leading="read" className={styles.address}>
        {company && <p>{company}</p>}
        {address && <p>{address}</p>}
        {hotline && (
          <p>
            {m.site_hotline()} <a href={`tel:${hotline}`}>{hotline}</a>
          </p>
        )}
        {dutyPhone && (
          <p>
            {m.site_duty_phone()} <a href={`tel:${dutyPhone}`}>{dutyPhone}</a>
          </p>
        )}
      </Text>
    </div>
  );
}

function Group({ title, links }: FooterGroup) {
  return (
    <nav aria-label={title}>
      <Text as="h2" below={10} size={15} className={styles.title}>
        {title}
      </Text>
      <ul>
        {links.map(({ text, href }) => (
          <Text key={href} as="li" leading="list" className={styles.item}>
            <Link href={href} look="bare">
              {text}
            </Link>
          </Text>
        ))}
      </ul>
    </nav>
  );
}
