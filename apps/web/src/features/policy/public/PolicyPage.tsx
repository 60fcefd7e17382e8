import { paths } from '@portal/contract/paths';
import type { PolicyDetail } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, notFoundPage, optional } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PreviewBand } from '../../content/shared/PreviewBand.tsx';
import { PolicyAnchors } from './PolicyAnchors.tsx';
import { PolicyHead } from './PolicyHead.tsx';
import styles from './PolicyPage.module.css';
import { PolicySections, sectionsOf } from './PolicySections.tsx';
import { PolicySide } from './PolicySide.tsx';
import { PolicyCrumb } from './PolicyTop.tsx';
import { answerForm, figuresOf } from './policy-figures.ts';
import { policyJsonLd } from './policy-json-ld.ts';

export const loader = makeLoader(async ({ call, params, search }) => {
  const id = params.id ?? '';
  const preview = search.get('preview');
  const policy = await (preview === null
    ? call('GET /api/policyManage/policy/queryDetail', { id })
    : call('GET /api/policyManage/policy/queryPreview', { preview }));
  if (policy.policyId !== id) throw notFoundPage();
  const answer = await answerForm(call, id, search);
  const faqs = (await optional(call('GET /api/policyManage/question/queryFaq', { policyId: id }))) ?? [];
  const refusals = await optional(call('GET /api/policyManage/declaration/queryRefusals', { policyId: id }));
  return { policy, preview, answer, faqs, refusals, figures: figuresOf(search) };
});

export function Component() {
  const { policy, preview, answer, faqs, refusals, figures } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  return (
    <>
      <DocumentHead
        title={[policy.title, m.policy_list_title()]}
        description={policy.plainSummary}
        type="article"
        canonical={paths.policy(policy.policyId)}
        noIndex={preview !== null}
        image={policy.cover ? imageUrl(policy.cover.fileId, 0, 1280) : undefined}
        jsonLd={policyJsonLd(policy, origin)}
      />
      {preview !== null && <PreviewBand />}
      <PolicyCrumb
        steps={[
          { text: m.policy_list_title(), href: paths.policyList() },
          { text: policy.title, lang: langOfContent('zh') },
        ]}
      />
      <PolicyHead policy={policy} />
      <PolicyAnchors anchors={sectionsOf(policy, faqs, refusals)} />
      <Columns
        contained
        of="minmax(0, var(--read)) 320px"
        justify="between"
        gap={0}
        gapX={48}
        padBottom={96}
        className={styles.layout}
      >
        <div>
          <PolicySections
            policy={policy}
            preview={preview}
            figures={figures}
            answer={answer}
            faqs={faqs}
            refusals={refusals}
          />
          <Neighbours policy={policy} />
        </div>
        <PolicySide policy={policy} />
      </Columns>
    </>
  );
}

function Neighbours({ policy: { previous, next } }: { policy: PolicyDetail }) {
  const links = [
    { link: previous, word: m.policy_previous() },
    { link: next, word: m.policy_next() },
  ];
  return (
    <Columns
      hide="print"
      as="nav"
      of="1fr 1fr"
      gap={24}
      above={64}
      padTop={20}
      lineAbove="strong"
      size={15}
      stack="phone"
      className={styles.turn}
      aria-label={m.policy_turn_label()}
    >
      {links.map(
        ({ link, word }) =>
          link && (
            <Link key={word} href={paths.policy(link.policyId)} look="bare" className={styles.turnLink}>
              <Text as="small" block tone="faint" size={13}>
                {word}
              </Text>
              <span lang={langOfContent('zh')}>{link.title}</span>
            </Link>
          ),
      )}
    </Columns>
  );
}
