import { termsVersion } from '@portal/contract/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PageContents } from '../../site/shared/PageContents.tsx';
import styles from './agreement/Agreement.module.css';
import { privacyPolicy } from './agreement/privacy-policy.ts';
import { type Clause, serviceTerms } from './agreement/service-terms.ts';

const parts = [
  { id: 'service', title: m.identity_agreement_service, clauses: serviceTerms },
  { id: 'privacy', title: m.identity_agreement_privacy, clauses: privacyPolicy },
];

/** The agreement accepted at registration. */
export function Component() {
  return (
    <>
      <PageHead
        title={[m.identity_agreement()]}
        description={[...serviceTerms, ...privacyPolicy].map(({ heading }) => heading()).join(' · ')}
      />
      <Crumbs steps={[{ text: m.identity_agreement() }]} />
      <Columns
        contained
        of="200px minmax(0, 1fr)"
        gap={48}
        padTop={40}
        padBottom={96}
        className={styles.page}
      >
        <PageContents places={parts.map(({ id, title }) => ({ id, text: title() }))} />
        <Text as="div" readable shrink>
          <h1 className={styles.heading} tabIndex={-1}>
            {m.identity_agreement()}
          </h1>
          <Text above={8} tone="quiet">
            {m.identity_agreement_date({ version: termsVersion })}
          </Text>
          {parts.map(({ id, title, clauses }) => (
            <Text
              key={id}
              id={id}
              as="section"
              above={40}
              padTop={32}
              lineAbove="strong"
              className={styles.part}
            >
              <h2>{title()}</h2>
              <Stack as="ol" gap={28} above={24} className={styles.clauses}>
                {clauses.map((clause) => (
                  <ClauseItem key={clause.heading()} {...clause} />
                ))}
              </Stack>
            </Text>
          ))}
        </Text>
      </Columns>
    </>
  );
}

function ClauseItem({ heading, paragraphs }: Clause) {
  return (
    <li className={styles.clause}>
      <Text as="h3" size={18}>
        {heading()}
      </Text>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={langOfContent('zh')}>
          {paragraph}
        </p>
      ))}
    </li>
  );
}
