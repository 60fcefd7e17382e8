import { paths } from '@portal/contract/paths';
import type { SitePage, SitePageKey } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Crumbs } from '../shared/Crumbs.tsx';
import { PageContents } from '../shared/PageContents.tsx';
import { useSiteSetting } from '../shared/site-setting.ts';
import styles from './about/About.module.css';
import { ContactSection } from './about/ContactSection.tsx';
import { MapSection } from './about/MapSection.tsx';
import { TextSection } from './about/TextSection.tsx';
import { PageLead } from './PageLead.tsx';

// The map was drawn for the demo park, whose page also has a drawn cover; for any other park it would be wrong.
const hasPlan = ({ cover }: SitePage) => cover !== null;

export const loader = makeLoader(async ({ call, language }) => {
  const find = (key: SitePageKey) => call('GET /api/siteManage/page/queryDetail', { key, lang: language });
  const [about, accessibility, privacy] = await Promise.all([
    find('about-us'),
    optional(find('accessibility')),
    optional(find('privacy')),
  ]);
  return { about, accessibility, privacy };
});

export function Component() {
  const { about, accessibility, privacy } = useLoaderData<typeof loader>();
  const statements = [accessibility, privacy].filter((page): page is SitePage => page !== null);
  return (
    <>
      <AboutHead about={about} />
      <Crumbs steps={[{ text: m.site_about_us() }]} />
      <PageLead page={about} />
      <Columns
        contained
        of="200px minmax(0, 1fr)"
        gap={48}
        padTop={40}
        padBottom={96}
        lineAbove="thin"
        className={styles.body}
      >
        <Contents about={about} statements={statements} />
        <Stack fluid gap={48} shrink className={styles.text} lang={langOfContent(about.lang)}>
          {about.sections.map((section) =>
            section.id === 'contact' ? (
              <ContactSection key={section.id} section={section} />
            ) : (
              <TextSection key={section.id} {...section} />
            ),
          )}
          {hasPlan(about) && <MapSection />}
          <JoinSection />
          {statements.map(({ key, title, summary, sections, lang }) => (
            <Stack
              key={key}
              id={key}
              as="section"
              gap={28}
              padTop={48}
              lineAbove="thin"
              className={styles.statement}
              lang={langOfContent(lang)}
            >
              <h2 className={styles.title}>{title}</h2>
              <Text tone="quiet" className={styles.summary}>
                {summary}
              </Text>
              {sections.map((section) => (
                <TextSection key={section.id} {...section} id={`${key}-${section.id}`} level={3} />
              ))}
            </Stack>
          ))}
        </Stack>
      </Columns>
    </>
  );
}

function AboutHead({ about }: { about: SitePage }) {
  const { parkName, company, address, hotline } = useSiteSetting();
  const organization = {
    '@type': 'Organization',
    name: company || parkName,
    ...(address && { address }),
    ...(hotline && { telephone: hotline }),
  };
  return (
    <PageHead
      title={[m.site_about_us()]}
      description={about.summary}
      jsonLd={{ '@type': 'AboutPage', name: about.title, about: organization }}
    />
  );
}

function Contents({ about, statements }: { about: SitePage; statements: SitePage[] }) {
  const places = [
    ...about.sections.map(({ id, heading }) => ({ id, text: heading })),
    ...(hasPlan(about) ? [{ id: 'map', text: m.site_map_title() }] : []),
    { id: 'join', text: m.site_join_title() },
    ...statements.map(({ key, title }) => ({ id: key, text: title })),
  ];
  return <PageContents places={places} />;
}

function JoinSection() {
  return (
    <Row
      id="join"
      as="section"
      wrap
      align="center"
      justify="between"
      gap={16}
      gapX={32}
      padBlock={28}
      padInline={32}
      round
      ground="brand"
      className={styles.join}
    >
      <div>
        <h2 className={styles.title}>{m.site_join_title()}</h2>
        <Text tone="quiet" className={styles.summary}>
          {m.site_join_text()}
        </Text>
      </div>
      <ButtonLink href={paths.registrationGuide()} variant="main">
        {m.site_join_action()}
      </ButtonLink>
    </Row>
  );
}
