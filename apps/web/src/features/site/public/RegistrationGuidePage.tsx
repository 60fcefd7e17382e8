import { paths } from '@portal/contract/paths';
import type { SitePage } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { Crumbs } from '../shared/Crumbs.tsx';
import { useHasPage } from '../shared/known-pages.ts';
import styles from './guide/Guide.module.css';
import { GuideHelp } from './guide/GuideHelp.tsx';
import { GuideSteps } from './guide/GuideSteps.tsx';
import { MaterialTable } from './guide/MaterialTable.tsx';
import { PageLead } from './PageLead.tsx';

export const loader = makeLoader(async ({ call, language }) => ({
  guide: await call('GET /api/siteManage/page/queryDetail', { key: 'registration-guide', lang: language }),
}));

export function Component() {
  const { guide } = useLoaderData<typeof loader>();
  const lang = langOfContent(guide.lang);
  return (
    <>
      <PageHead title={[m.site_foot_guide()]} description={guide.summary} jsonLd={structuredData(guide)} />
      <Crumbs steps={[{ text: m.site_foot_guide() }]} />
      <PageLead page={guide} />
      <StepsBand guide={guide} />
      <Band>
        <Columns
          of="repeat(2, minmax(0, 1fr))"
          gap={48}
          gapX={48}
          stack="tablet"
          className={styles.sections}
          lang={lang}
        >
          <Text as="div" across>
            <MaterialTable materials={guide.materials} />
          </Text>
          {guide.sections.map(({ id, heading, html }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <Prose html={html} />
            </section>
          ))}
        </Columns>
      </Band>
      <Band ground="quiet" labelledBy="questions">
        <Columns of="minmax(0, 1fr) 320px" gap={48} align="start" stack="tablet" className={styles.questions}>
          <div>
            <BlockHead id="questions" title={m.site_guide_questions()} />
            <div lang={lang}>
              {guide.questions.map(({ q, a }) => (
                <Disclosure key={q} summary={q}>
                  <p>{a}</p>
                </Disclosure>
              ))}
            </div>
          </div>
          <GuideHelp />
        </Columns>
      </Band>
    </>
  );
}

function StepsBand({ guide }: { guide: SitePage }) {
  const hasPage = useHasPage();
  return (
    <Band ground="quiet" labelledBy="steps">
      <BlockHead id="steps" title={m.site_guide_steps()} />
      <GuideSteps steps={guide.steps} lang={langOfContent(guide.lang)} />
      {hasPage(paths.register()) && (
        <Row wrap gap={12} above={24} className={styles.actions}>
          <ButtonLink href={paths.register()} variant="main" size="large">
            {m.site_guide_start()}
          </ButtonLink>
        </Row>
      )}
    </Band>
  );
}

const structuredData = ({ title, steps, questions }: SitePage) => [
  {
    '@type': 'HowTo',
    name: title,
    step: steps.map(({ name, text }) => ({ '@type': 'HowToStep', name, text })),
  },
  {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  },
];
